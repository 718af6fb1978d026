/** Schema of what the form of a new task sends; `npm run validators` compiles it. */
export { TaskCreate } from '@firn/shared-contracts/api';
