import { invalid } from '../../lib/problem.ts';
import {
  agreedPrice,
  askIfBookedAgain,
  type Enter,
  eventFull,
  groupTooLarge,
  requireInvoice,
  requireUsual,
  type Submission,
  seatsForSale,
  submit,
  tolerateOverbooking,
  writeBooking,
} from '../bookings/index.ts';
import { alreadyWaiting, seatsFree } from './waitlist.errors.ts';
import { waitlistedMail } from './waitlist.mails.ts';
import { isWaiting } from './waitlist.repository.ts';
import { writeToEntry } from './write-to-entry.ts';

/** @throws 422: whom the office lets go over the seats has no need to wait. */
function requireNoOverride({ reservation: { request } }: Submission): void {
  if (!request.office?.override) return;
  const message = 'Auf die Warteliste kommt man nach ihren Regeln. Bitte lass die Ausnahme weg, oder buche.';
  throw invalid([{ propertyPath: 'office.override', message }]);
}

/** @throws 422: a place in the queue keeps no piece (docs/domain/material.md#choosing). */
function requireNoMaterial({ reservation: { request } }: Submission): void {
  const renting = request.bookingPersons.findIndex(({ rentingMaterial = [] }) => rentingMaterial.length > 0);
  if (renting < 0) return;
  const message =
    'Auf der Warteliste wird noch kein Material reserviert. Wähle es, sobald du den Platz hast.';
  throw invalid([{ propertyPath: `bookingPersons[${renting}].rentingMaterial`, message }]);
}

/** @throws 409 seats-free where one can book, event-full on request, and for a group that the event never has the seats for. */
function requireFull({ event, reservation, freePlaces, waiting, option }: Submission): void {
  // Seats that are held are booked; nobody gives them up to wait.
  if (option) throw seatsFree(option.seats);
  const { length } = reservation.request.bookingPersons;
  if (event.onRequest) throw eventFull(freePlaces, { waitlistPossible: false });
  if (length > event.maximumParticipants) throw groupTooLarge(freePlaces, event.maximumParticipants);
  if (length <= seatsForSale(freePlaces, waiting)) throw seatsFree(freePlaces);
}

/**
 * Enters a group into the waiting list of a full event, under the event's lock (docs/domain/bookings.md#waiting-list).
 * @throws Problem 404; 409 event-not-bookable, seats-free, already-waiting, event-full, price-changed, lock-timeout; 422; 429.
 */
export const joinWaitlist: Enter = (deps, reservation, finish) =>
  submit(deps, reservation, async (tx, submission) => {
    const { event, reservation, now: at } = submission;
    requireNoOverride(submission);
    requireInvoice(submission);
    requireFull(submission);
    requireNoMaterial(submission);
    if (await isWaiting(tx, event.id, reservation.request.booker.email)) throw alreadyWaiting();
    await askIfBookedAgain(tx, submission);
    const price = agreedPrice(submission);
    await requireUsual(tx, submission, 'entry');
    await tolerateOverbooking(tx, event);
    const { booking, accessToken } = await writeBooking(tx, submission, price, {
      state: 'waitlisted',
      queuedAt: at,
    });
    const told = { template: 'booking_waitlisted', mail: waitlistedMail };
    if (reservation.request.office?.notify ?? true)
      await writeToEntry(tx, booking.id, told, { origin: reservation.origin, at });
    return finish(tx, { bookingId: booking.id, accessToken });
  });
