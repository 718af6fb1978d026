import { type BookingResponse, bookingPath, type WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { invoiceDueDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bookingCancelledMail } from '../booking-changes/index.ts';
import {
  type Booked,
  bindStored,
  findBooking,
  findEventForBooking,
  inTurn,
  limitLockWaits,
  lockBooking,
  lockEvent,
  setDueDate,
  takeBookingStep,
  takePriceBack,
  tolerateOverbooking,
  type VoucherDesk,
} from '../bookings/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { requeue } from './end-waiting.ts';
import { offerSeats } from './offer-seats.ts';
import { alreadyBooked, entryNotFound, offerOver } from './waitlist.errors.ts';
import { findLinked, linkResponse } from './waitlist.read-model.ts';
import type { Occasion } from './write-to-entry.ts';

export interface WaitlistDeps extends ResourceDeps {
  /** What follows from a booking that binds. */
  readonly booked?: Booked;
  readonly vouchers?: VoucherDesk;
}

/** Somebody who presses a button of the page behind a link. */
export interface Answer {
  readonly token: string;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly origin: string;
}

interface Asked extends Answer {
  readonly entry: BookingResponse;
  /** Whether its seats are still kept. */
  readonly isKept: boolean;
  readonly at: Date;
}

/** Locks event and entry, in this order, then looks at it. @throws 404 for a link that is none, 409 lock-timeout. */
async function answering<T>(
  { db, clock }: WaitlistDeps,
  answer: Answer,
  work: (tx: Tx, asked: Asked) => Promise<T>,
): Promise<T> {
  return inTurn(
    db.transaction(async (tx) => {
      await limitLockWaits(tx);
      const found = await findLinked(tx, answer.token, answer.visitor);
      if (!found) throw entryNotFound();
      await lockEvent(tx, found.event.id);
      const locked = await lockBooking(tx, found.id);
      const entry = await findLinked(tx, answer.token, answer.visitor);
      if (!locked || !entry) throw entryNotFound();
      const at = clock();
      const isKept = locked.state === 'offered' && locked.expiresAt !== null && locked.expiresAt > at;
      return work(tx, { ...answer, entry, isKept, at });
    }),
  );
}

/** The seats are already counted: only those that the office overbooked would be refused. */
async function bind(tx: Tx, { entry, token, origin, actor, at }: Asked): Promise<void> {
  const event = await findEventForBooking(tx, entry.event.id);
  if (!event) throw entryNotFound();
  await tolerateOverbooking(tx, event);
  const dueDate = invoiceDueDate(zurichDate(at), zurichDate(event.start), await readSettings(tx));
  await setDueDate(tx, entry.id, dueDate);
  const link = `${origin}${bookingPath(entry.id, entry.user ? null : token)}`;
  await bindStored(tx, { ...entry, dueDate }, link, { from: 'offered', actor, origin, at });
}

/** What was kept in mind to pay with pays now, as far as it is still good. */
async function redeemPledged(tx: Tx, { entry, actor, at }: Asked, { vouchers }: WaitlistDeps) {
  const owed = entry.total - entry.paid;
  return (await vouchers?.redeemPledged(tx, { bookingId: entry.id, owed, actor, now: at })) ?? 0;
}

/** Takes the seats that are offered; once they are taken, the same again changes nothing. @throws 404, 410. */
export function acceptOffer(deps: WaitlistDeps, answer: Answer): Promise<WaitlistLinkResponse> {
  return answering(deps, answer, async (tx, asked) => {
    const { entry, at, origin } = asked;
    const before = linkResponse(entry, answer.token, at);
    if (before.state === 'confirmed') return before;
    if (!asked.isKept) throw offerOver();
    const paid = entry.paid + (await redeemPledged(tx, asked, deps));
    await bind(tx, { ...asked, entry: { ...entry, paid } });
    await deps.booked?.(tx, entry.event.id, { origin, at });
    return { ...before, state: 'confirmed', offeredUntil: null };
  });
}

const entryOf = ({ entry: { id, bookingNumber } }: Asked, state: 'waitlisted' | 'offered') => ({
  id,
  number: bookingNumber,
  state,
});

/**
 * Gives the seats back and stays on the list; declined already, the same again changes nothing.
 * @throws 404, 409 for a booking that binds, 410.
 */
export function declineOffer(deps: WaitlistDeps, answer: Answer): Promise<void> {
  return answering(deps, answer, async (tx, asked) => {
    const { entry, isKept, at, origin, actor } = asked;
    if (entry.state === 'waitlisted') return;
    if (linkResponse(entry, answer.token, at).state === 'confirmed') throw alreadyBooked();
    if (!isKept) throw offerOver();
    await requeue(tx, entryOf(asked, 'offered'), { why: 'declined', actor, at, origin });
    await offerSeats(tx, entry.event.id, { at, origin });
  });
}

/** The address is that of the link, or of the account: it is proven. */
async function tellWhoLeft(tx: Tx, { id, state }: BookingResponse, { origin, at }: Occasion): Promise<void> {
  const booking = await findBooking(tx, id);
  const event = booking && (await findEventForBooking(tx, booking.event.id));
  if (!booking || !event) throw entryNotFound();
  const company = await readLetterhead(tx);
  // Nobody who waits has been billed.
  const billing = { kind: 'invoice' } as const;
  const facts = { booking, event, persons: [], fee: 0, billing, origin, company };
  const envelope = {
    template: 'booking_cancelled',
    recipient: booking.booker.email,
    about: iri('bookings', id),
  };
  await queueMail(tx, { ...bookingCancelledMail(facts, state), ...envelope }, at);
}

/** Leaves the list, with or without an offer; left already, nothing changes. @throws 404, 409 for a booking that binds. */
export function leaveWaitlist(deps: WaitlistDeps, answer: Answer): Promise<void> {
  return answering(deps, answer, async (tx, asked) => {
    const { entry, at, origin, actor } = asked;
    const { state } = entry;
    if (linkResponse(entry, answer.token, at).state === 'confirmed') throw alreadyBooked();
    if (state !== 'waitlisted' && state !== 'offered') return;
    const { id, number: label } = entryOf(asked, state);
    const facts = { stateBefore: null };
    await takeBookingStep(tx, { id, label, from: state, to: 'cancelled', facts, by: 'guest', actor, at });
    await takePriceBack(tx, id);
    await tellWhoLeft(tx, entry, { origin, at });
    await offerSeats(tx, entry.event.id, { at, origin });
  });
}
