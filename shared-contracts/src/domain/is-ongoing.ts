import { type BookingState, ONGOING_BOOKING_STATES } from './states.ts';

/** Whether a guest or the office may still end a booking (docs/domain/states.md#booking). */
export const isOngoing = (state: BookingState): boolean =>
  ONGOING_BOOKING_STATES.some((ongoing) => ongoing === state);
