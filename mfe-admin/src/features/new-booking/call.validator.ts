/** The office sends it when it holds seats for a guest; `npm run validators` compiles it. */
export { SeatOptionCreate } from '@firn/shared-contracts/api';
