import type { AlreadyBookedPerson, BookingPersonRequest } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { type OwnSeat, ownSeats } from './already-booked.read-model.ts';
import { alreadyBooked } from './bookings.errors.ts';
import type { Submission } from './submission.ts';

const toldOf = (person: BookingPersonRequest, index: number, seat: OwnSeat): AlreadyBookedPerson => ({
  propertyPath: `bookingPersons[${index}]`,
  fullName: fullNameOf(person),
  isWaiting: seat.state === 'waitlisted' || seat.state === 'offered',
  booking: iri('bookings', seat.bookingId),
  bookingNumber: seat.bookingNumber,
});

/**
 * Asks before the account books somebody once more for one event. It looks at nothing but the account's own bookings:
 * nobody learns who else takes part (docs/domain/bookings.md#the-same-person-again). Called under the lock of the event.
 * @throws 409 already-booked, unless the form says that it knows.
 */
export async function askIfBookedAgain(tx: Tx, { event, reservation }: Submission): Promise<void> {
  const { request, actor } = reservation;
  if (!actor || request.office || request.bookAgain) return;
  const emails = request.bookingPersons.map(({ email }) => email.toLowerCase());
  const seats = await ownSeats(tx, { eventId: event.id, userId: actor.userId, emails });
  const persons = request.bookingPersons.flatMap((person, index) => {
    const seat = seats.find(({ email }) => email === emails[index]);
    return seat ? [toldOf(person, index, seat)] : [];
  });
  if (persons.length > 0) throw alreadyBooked(persons);
}
