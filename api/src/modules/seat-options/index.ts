export { optionNotFound, seatOptionOver } from './seat-options.errors.ts';
export {
  lockOptionById,
  lockOptionByToken,
  nameBooking,
  takeOptionStep,
} from './seat-options.repository.ts';
export type { SeatOptionRow } from './seat-options.table.ts';
