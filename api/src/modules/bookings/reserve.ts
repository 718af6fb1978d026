import { bookingConfirmationPath, bookingPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { queueMail } from '../outbox/index.ts';
import { admissionFor } from './admission.ts';
import { askIfBookedAgain } from './already-booked.ts';
import { awaitPayment } from './await-payment.ts';
import { bindBooking } from './bind-booking.ts';
import { seatsForSale } from './bookings.domain.ts';
import { eventFull, groupTooLarge, tooManyBookings } from './bookings.errors.ts';
import type { Admission } from './brake.domain.ts';
import { confirmationRequestedMail } from './confirmation-requested.mail.ts';
import { nameBookingOf } from './held-option.ts';
import { type WrittenBooking, writeBooking } from './new-booking.ts';
import { isPaidFirst } from './payment-methods.domain.ts';
import type { Price } from './price.domain.ts';
import { takePrivateOffer } from './private-offer.ts';
import { rentedInWords } from './rented-in-words.ts';
import { isRequest, requestSeats } from './request-seats.ts';
import { requirePaymentMethod } from './require-payment-method.ts';
import {
  agreedPrice,
  type Enter,
  isOverridden,
  type Reserved,
  type Submission,
  type SubmitDeps,
  submit,
} from './submission.ts';

/** @throws 409 event-full, also while the seats wait for somebody who is on the waiting list. */
function requireSeats({ event, reservation, freePlaces, waiting, option }: Submission): void {
  if (isOverridden(reservation)) return;
  const { length } = reservation.request.bookingPersons;
  const held = Math.min(option?.seats ?? 0, freePlaces);
  const free = held + seatsForSale(freePlaces - held, waiting);
  const { maximumParticipants, onRequest } = event;
  if (length > maximumParticipants) throw groupTooLarge(free, maximumParticipants);
  if (length > free) throw eventFull(free, { waitlistPossible: !onRequest });
}

type Standing = Exclude<Admission, { kind: 'refused' }>;

async function admit(tx: Tx, submission: Submission): Promise<Standing> {
  // The secret of the offer has proven the address; whose option it is, the office has spoken to.
  if (submission.event.isPrivate || submission.option) return { kind: 'binds' };
  const admission = await admissionFor(tx, submission);
  if (admission.kind === 'refused') throw tooManyBookings(admission, submission.settings.phone);
  return admission;
}

/** The link goes to the address only: whoever could confirm with what the answer says would not be braked. */
async function askToConfirm(
  tx: Tx,
  { id, number, email }: WrittenBooking['booking'],
  { reservation, event, settings, now }: Submission,
  waiting: { readonly until: Date; readonly token: string },
) {
  const { until, token } = waiting;
  const link = `${reservation.origin}${bookingConfirmationPath(id, token)}`;
  const mail = confirmationRequestedMail({ number, event, until, link, company: settings });
  const envelope = {
    template: 'booking_confirmation_requested',
    recipient: email,
    about: iri('bookings', id),
  };
  await queueMail(tx, { ...mail, ...envelope }, now);
}

async function write(
  tx: Tx,
  deps: SubmitDeps,
  { submission, price, standing }: { submission: Submission; price: Price; standing: Standing },
): Promise<Reserved> {
  const { reservation, event, settings, now: at } = submission;
  const waiting = standing.kind === 'waits' ? { until: standing.until, token: newToken() } : null;
  const { booking, persons, accessToken, toPay } = await writeBooking(tx, submission, price, {
    state: 'held',
    confirmationTokenHash: waiting && hashToken(waiting.token),
    expiresAt: waiting?.until ?? null,
  });
  await requirePaymentMethod(tx, submission, toPay, deps);
  const { actor, origin, request } = reservation;
  if (waiting) {
    await askToConfirm(tx, booking, submission, waiting);
  } else if (isPaidFirst(request.paymentMethod)) {
    await awaitPayment(tx, booking, { actor, at });
  } else {
    const vat = price.vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
    const notify = request.office?.notify ?? true;
    const binding = { from: 'held', company: settings, actor, notify, origin, at } as const;
    // Who has no account needs the secret.
    const link = `${origin}${bookingPath(booking.id, booking.userId ? null : accessToken)}`;
    const paid = booking.total - toPay;
    const material = rentedInWords(price.lines, request.bookingPersons);
    await bindBooking(tx, { ...booking, paid, vat, event, persons, material, link }, binding);
  }
  return { bookingId: booking.id, accessToken };
}

/** A booking that waits for its link, or for its money, does not bind yet. */
const bindsNow = ({ reservation: { request } }: Submission, standing: Standing): boolean =>
  standing.kind === 'binds' && !isPaidFirst(request.paymentMethod);

/**
 * Books seats in one transaction (docs/domain/bookings.md#capacity): lock the event, count what is taken, write
 * booking, persons, price lines, state changes, audit and mail. An invoice binds at once, held and confirmed in one
 * step, unless the brake asks for a confirmation; by TWINT or card it waits for the money. Of an event on request they wait for the office. `finish` runs last in the transaction and returns the result.
 * @throws Problem 404 for an unknown event; 409 event-not-bookable, event-full, price-changed, lock-timeout; 429
 * too-many-bookings.
 */
export const reserve: Enter = (deps, reservation, finish) =>
  submit(deps, reservation, async (tx, submission) => {
    requireSeats(submission);
    await askIfBookedAgain(tx, submission);
    const price = agreedPrice(submission);
    if (isRequest(submission)) {
      const requested = await requestSeats(tx, submission, price);
      await nameBookingOf(tx, submission, requested.bookingId);
      return finish(tx, requested);
    }
    const standing = await admit(tx, submission);
    const reserved = await write(tx, deps, { submission, price, standing });
    await takePrivateOffer(tx, submission, reserved.bookingId);
    await nameBookingOf(tx, submission, reserved.bookingId);
    const { event, now: at } = submission;
    if (bindsNow(submission, standing)) await deps.booked?.(tx, event.id, { origin: reservation.origin, at });
    return finish(tx, reserved);
  });
