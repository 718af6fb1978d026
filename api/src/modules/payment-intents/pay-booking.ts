import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import { owedOf, type PaymentMethod, type Rappen } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import {
  type Booked,
  bindStored,
  bookingNotFound,
  expireAt,
  findBooking,
  findEventForBooking,
  HOLD_MS,
  inTurn,
  isPaidFirst,
  limitLockWaits,
  lockEvent,
  methodNotOffered,
  notBookable,
  readFreeSeats,
  reasonAgainst,
  seatsForSale,
  setPaymentMethod,
  takeBookingStep,
} from '../bookings/index.ts';
import { lockLedger } from '../payments/index.ts';
import { piecesAreBack } from '../renting-material-orders/index.ts';
import { readSettings } from '../settings/index.ts';
import { keptUntil, MOST_ATTEMPTS_PER_HOUR } from './payment-intents.domain.ts';
import { nothingOpen, paymentOver, tooManyAttempts } from './payment-intents.errors.ts';
import { countAttempts } from './payment-intents.repository.ts';
import type { PaymentIntentRow } from './payment-intents.table.ts';
import type { OnlineMethod, PaymentProvider } from './provider/payment-provider.ts';
import { beginAttempt, type PayingDeps } from './start-payment.ts';

const HOUR_MS = 3_600_000;
const FACTS = { stateBefore: null } as const;

export interface BookingPaymentDeps extends Omit<PayingDeps, 'provider'> {
  /** Null where nothing is paid online. */
  readonly provider: PaymentProvider | null;
  readonly booked: Booked;
}

/** A payment of a booking: who pays, and how. */
export interface Paying {
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly actor: Actor | null;
  /** The secret by which a guest without an account pays. */
  readonly token: string | null;
  /** Origin of the links in mails. */
  readonly origin: string;
}

interface Locked extends Paying {
  readonly booking: BookingResponse;
  readonly open: Rappen;
  readonly now: Date;
}

/** Rappen that are open of a booking; of one that has expired, those that it would owe. */
export const openOf = (booking: BookingResponse): Rappen =>
  (booking.state === 'expired' ? booking.total : owedOf(booking)) - booking.paid;

/** Lengthens the hold of a booking that waits for its money. @throws 409 when it was kept long enough. */
async function keepSeats(tx: Tx, { booking, now }: Locked): Promise<void> {
  const until = keptUntil(new Date(booking.createdAt), now, HOLD_MS);
  if (!until) throw paymentOver('ended');
  await expireAt(tx, booking.id, until);
}

/** An expired booking takes its seats again, if they are still free; the caller holds the lock of the event. @throws 409 */
async function revive(tx: Tx, locked: Locked): Promise<void> {
  const { booking, actor, now: at } = locked;
  const event = await findEventForBooking(tx, booking.event.id);
  // Whoever never began to pay had to confirm by a mail, which this would go around.
  const attempts = await countAttempts(tx, booking.id, new Date(0));
  if (!event || attempts === 0 || notBookable(event, at) !== null) throw paymentOver('ended');
  const { freePlaces, waiting } = await readFreeSeats(tx, event, at);
  const seats = seatsForSale(freePlaces, waiting);
  if (booking.personCount > seats) throw paymentOver('full');
  if (!(await piecesAreBack(tx, { bookingId: booking.id, event, now: at }))) throw paymentOver('full');
  const step = {
    id: booking.id,
    label: booking.bookingNumber,
    from: 'expired',
    to: 'pending_payment',
  } as const;
  await takeBookingStep(tx, { ...step, facts: FACTS, by: 'guest', actor, at });
}

/** @throws 409 for a booking that is not to be paid, or not any more. */
function requireOwing({ booking: { state, confirmBy }, open }: Locked): void {
  const isWaiting = state === 'waitlisted' || state === 'offered' || state === 'requested';
  if (isWaiting || confirmBy !== null) throw paymentOver('waiting');
  if (state === 'rejected' || state === 'annulled') throw paymentOver('ended');
  if (open <= 0) throw nothingOpen();
}

/** @throws 422 for a way that is not offered. */
async function requireOffered(tx: Tx, { method, open }: Locked, takesOnline: boolean): Promise<void> {
  const { twintOffered, cardOffered } = await readSettings(tx);
  const terms = { amount: open, twintOffered, cardOffered, takesOnline, isPaidLater: false };
  const reason = reasonAgainst(method, terms);
  if (reason) throw methodNotOffered('method', reason);
}

/** An invoice binds at once: who waits for the money of a page waits no longer. */
async function bindByInvoice(tx: Tx, { booked }: BookingPaymentDeps, locked: Locked): Promise<void> {
  const { booking, actor, token, origin, now: at } = locked;
  if (booking.state === 'expired') throw paymentOver('ended');
  if (booking.state !== 'pending_payment') return;
  await setPaymentMethod(tx, booking.id, 'invoice');
  const link = `${origin}${bookingPath(booking.id, booking.user ? null : token)}`;
  await bindStored(tx, booking, link, { from: 'pending_payment', actor, origin, at });
  await booked(tx, booking.event.id, { origin, at });
}

async function begin(tx: Tx, provider: PaymentProvider, locked: Locked): Promise<PaymentIntentRow> {
  const { booking, open: amount, method, now } = locked;
  const recent = await countAttempts(tx, booking.id, new Date(now.getTime() - HOUR_MS));
  if (recent >= MOST_ATTEMPTS_PER_HOUR) throw tooManyAttempts();
  if (booking.state === 'expired') await revive(tx, locked);
  const isHeld = booking.state === 'expired' || booking.payBy !== null;
  if (isHeld) await keepSeats(tx, locked);
  if (isHeld) await setPaymentMethod(tx, booking.id, method);
  const payment = { subject: { bookingId: booking.id }, amount, method: method as OnlineMethod };
  return beginAttempt(tx, payment, { provider, now });
}

async function lockAndBegin(
  tx: Tx,
  deps: BookingPaymentDeps,
  paying: Paying,
): Promise<PaymentIntentRow | null> {
  const found = await findBooking(tx, paying.bookingId);
  if (!found) throw bookingNotFound();
  await lockEvent(tx, found.event.id);
  await lockLedger(tx, found.id);
  const booking = (await findBooking(tx, found.id)) ?? found;
  const locked = { ...paying, booking, open: openOf(booking), now: deps.clock() };
  requireOwing(locked);
  await requireOffered(tx, locked, deps.provider !== null);
  if (deps.provider && isPaidFirst(paying.method)) return begin(tx, deps.provider, locked);
  await bindByInvoice(tx, deps, locked);
  return null;
}

/** An attempt whose page is still to be opened; or the answer to whoever chose the invoice. */
type Begun<T> = { readonly attempt: PaymentIntentRow } | { readonly answer: T };

/**
 * What somebody who pays a booking sets off under its locks; `invoiced` runs last where they chose the invoice.
 * @throws Problem 404; 409 payment-page-over, nothing-open, lock-timeout; 422 for a way that is not offered; 429.
 */
export async function payBooking<T>(
  deps: BookingPaymentDeps,
  paying: Paying,
  invoiced: (tx: Tx) => Promise<T>,
): Promise<Begun<T>> {
  return inTurn(
    deps.db.transaction(async (tx) => {
      await limitLockWaits(tx);
      const attempt = await lockAndBegin(tx, deps, paying);
      return attempt ? { attempt } : { answer: await invoiced(tx) };
    }),
  );
}
