import type { BookingState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type StepTaken, takeStep } from '../../records/index.ts';
import { withdrawMails } from '../outbox/index.ts';
import { type BookingFacts, bookingMachine } from './booking-states.domain.ts';
import { setBookingState } from './bookings.repository.ts';

/** The one way a booking's state changes; the caller holds the lock of the booking or of its event. */
export async function takeBookingStep(tx: Tx, step: StepTaken<BookingState, BookingFacts>): Promise<void> {
  const { id, from } = step;
  await takeStep(tx, bookingMachine, step, (_tx, to) => setBookingState(tx, id, to));
  // Taken, declined or called off: nobody is told any more that seats are kept.
  if (from === 'offered') await withdrawMails(tx, [iri('bookings', id)], 'booking_offered');
}
