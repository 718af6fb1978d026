import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import {
  admissionFor,
  agreedPrice,
  askIfBookedAgain,
  type Enter,
  eventFull,
  type Submission,
  seatsForSale,
  submit,
  tolerateOverbooking,
  writeBooking,
} from '../bookings/index.ts';
import { alreadyWaiting, seatsFree, tooManyEntries } from './waitlist.errors.ts';
import { waitlistedMail } from './waitlist.mails.ts';
import { isWaiting } from './waitlist.repository.ts';
import { writeToEntry } from './write-to-entry.ts';

const HOUR_SECONDS = 3600;

/** @throws 422: the office books, beyond the seats if it must, and has no need to wait. */
function requireGuestForm({ reservation: { request } }: Submission): void {
  if (!request.office) return;
  const message = 'Auf die Warteliste kommt man ohne Angaben des Büros.';
  throw invalid([{ propertyPath: 'office', message }]);
}

/** @throws 409 seats-free where one can book, event-full for a group that the event never has the seats for. */
function requireFull({ event, reservation, freePlaces, waiting }: Submission): void {
  const { length } = reservation.request.bookingPersons;
  if (length > event.maximumParticipants) throw eventFull(freePlaces, event.maximumParticipants);
  if (length <= seatsForSale(freePlaces, waiting)) throw seatsFree(freePlaces);
}

/** @throws 429 for a guest without an account beyond what is usual: a held entry would wait for two things. */
async function requireUsual(tx: Tx, submission: Submission): Promise<void> {
  const { kind } = await admissionFor(tx, submission);
  if (kind !== 'binds') throw tooManyEntries(HOUR_SECONDS, submission.settings.phone);
}

/**
 * Enters a group into the waiting list of a full event, under the event's lock (docs/domain/bookings.md#waiting-list).
 * @throws Problem 404; 409 event-not-bookable, seats-free, already-waiting, event-full, price-changed, lock-timeout; 422; 429.
 */
export const joinWaitlist: Enter = (deps, reservation, finish) =>
  submit(deps, reservation, async (tx, submission) => {
    const { event, now: at } = submission;
    requireGuestForm(submission);
    requireFull(submission);
    if (await isWaiting(tx, event.id, reservation.request.booker.email)) throw alreadyWaiting();
    await askIfBookedAgain(tx, submission);
    const price = agreedPrice(submission);
    await requireUsual(tx, submission);
    await tolerateOverbooking(tx, event);
    const { booking, accessToken } = await writeBooking(tx, submission, price, {
      state: 'waitlisted',
      queuedAt: at,
    });
    const told = { template: 'booking_waitlisted', mail: waitlistedMail };
    await writeToEntry(tx, booking.id, told, { origin: reservation.origin, at });
    return finish(tx, { bookingId: booking.id, accessToken });
  });
