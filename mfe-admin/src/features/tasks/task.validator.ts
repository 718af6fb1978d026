/** Schemas of what the forms of a task send; `npm run validators` compiles them. */
export { TaskCreate, TaskPatch } from '@firn/shared-contracts/api';
