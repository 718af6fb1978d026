import type { BookingState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { type StepTaken, takeStep } from '../../records/index.ts';
import { type BookingFacts, bookingMachine } from './booking-states.domain.ts';
import { setBookingState } from './bookings.repository.ts';

/** The one way a booking's state changes; the caller holds the lock of the booking or of its event. */
export const takeBookingStep = (tx: Tx, step: StepTaken<BookingState, BookingFacts>): Promise<void> =>
  takeStep(tx, bookingMachine, step, (_tx, to) => setBookingState(tx, step.id, to));
