import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import { type LocalDate, owedOf, type PaymentWay, type Rappen } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { newToken } from '../auth/index.ts';
import {
  type Booked,
  bindStored,
  type EventForBooking,
  findBooking,
  findEventForBooking,
  keepLink,
  notBookable,
  readFreeSeats,
  seatsForSale,
} from '../bookings/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { append, type LockedLedger } from '../payments/index.ts';
import { piecesAreBack } from '../renting-material-orders/index.ts';
import { amountToReturn, effectOfMoney, type MoneyEffect } from './payment-intents.domain.ts';
import { paymentLateMail } from './payment-late.mail.ts';
import { paymentReceivedMail } from './payment-received.mail.ts';
import { returnMoney } from './return-money.repository.ts';

interface Money {
  readonly amount: Rappen;
  readonly method: PaymentWay;
  readonly receivedOn: LocalDate;
}

/** Money of a booking whose event and ledger are locked. */
interface Receipt {
  readonly ledger: LockedLedger;
  readonly eventId: string;
  readonly money: Money;
  readonly at: Date;
}

interface ReceiveDeps {
  /** Origin of the links in mails. */
  readonly origin: string;
  readonly booked: Booked;
}

/** The page of a booking; who has no account gets a secret of this mail. */
async function linkTo(tx: Tx, { id, user }: BookingResponse, origin: string, at: Date): Promise<string> {
  if (user) return `${origin}${bookingPath(id)}`;
  const token = newToken();
  await keepLink(tx, { bookingId: id, token }, at);
  return `${origin}${bookingPath(id, token)}`;
}

async function effectOn(
  tx: Tx,
  { id: bookingId, state, personCount: persons }: BookingResponse,
  event: EventForBooking,
  at: Date,
): Promise<MoneyEffect> {
  // What cannot come back whole does not come back: its guest has paid for the material, too.
  const isBack = state !== 'expired' || (await piecesAreBack(tx, { bookingId, event, now: at }));
  const { freePlaces, waiting } = await readFreeSeats(tx, event, at);
  const seats = isBack ? seatsForSale(freePlaces, waiting) : 0;
  return effectOfMoney({ state, persons, seats, obstacle: notBookable(event, at) });
}

async function tell(
  tx: Tx,
  booking: BookingResponse,
  event: EventForBooking,
  told: Receipt & { readonly toReturn: Rappen; readonly link: string },
): Promise<void> {
  const { toReturn, link, at } = told;
  const { bookingNumber: number, paid } = booking;
  const facts = { number, firstName: booking.booker.firstName, event, link, ...told.money };
  const company = await readLetterhead(tx);
  const isLate = toReturn > 0;
  const mail = isLate
    ? paymentLateMail({ ...facts, toReturn, company })
    : paymentReceivedMail({ ...facts, open: owedOf(booking) - paid, company });
  const envelope = { recipient: booking.booker.email, about: iri('bookings', booking.id) };
  await queueMail(tx, { ...mail, ...envelope, template: isLate ? 'payment_late' : 'payment_received' }, at);
}

/**
 * Enters money into the ledger of its booking, and lets follow what follows from it: a booking that waited for it binds,
 * one that has expired does so if its seats are still free; else the money goes back by itself
 * (docs/domain/payments.md#webhooks). @returns the id of the entry.
 */
export async function receiveMoney(
  tx: Tx,
  { origin, booked }: ReceiveDeps,
  receipt: Receipt,
): Promise<string> {
  const { ledger, eventId, money, at } = receipt;
  const entry = { kind: 'payment', ...money, note: null } as const;
  const { id: paymentId } = await append(tx, ledger, entry, { actor: null, now: at });
  const bookingId = ledger.booking.id;
  const booking = await findBooking(tx, bookingId);
  const event = await findEventForBooking(tx, eventId);
  if (!booking || !event) throw new Error(`No booking ${bookingId}`);
  const link = await linkTo(tx, booking, origin, at);
  const effect = await effectOn(tx, booking, event, at);
  if (effect === 'binds' || effect === 'revives') {
    const from = effect === 'binds' ? 'pending_payment' : 'expired';
    await bindStored(tx, booking, link, { from, actor: null, origin, at });
    await booked(tx, eventId, { origin, at });
    return paymentId;
  }
  const toReturn =
    effect === 'returns' ? amountToReturn(money.amount, { paid: booking.paid, owed: owedOf(booking) }) : 0;
  if (toReturn > 0) await returnMoney(tx, { bookingId, paymentId, amount: toReturn, at });
  await tell(tx, booking, event, { ...receipt, toReturn, link });
  return paymentId;
}
