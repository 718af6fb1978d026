import type {
  PaymentCorrection,
  PaymentCreate,
  PaymentRefund,
  PaymentResponse,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { type Author, append, type Entry } from './append-entry.ts';
import { openDays } from './open-day.read-model.ts';
import { freeBeside, isByVoucher, notCorrectable, recordedBefore, refundableOf } from './payments.domain.ts';
import {
  alreadyRecorded,
  cannotCorrect,
  dayToCome,
  nothingToRefund,
  paymentNotFound,
  refundedByVoucher,
  refundUnderWay,
  tooMuchToRefund,
} from './payments.errors.ts';
import { findPayment } from './payments.read-model.ts';
import {
  findBookingIdOfPayment,
  type LockedLedger,
  listUnderWay,
  lockLedger,
} from './payments.repository.ts';
import type { PaymentRow } from './payments.table.ts';

/** The author of an entry of the ledger, who reads it in the answer. */
export interface Writer extends Author {
  readonly visitor: Visitor;
}

/** Writes an entry in a transaction; the answer is that entry. */
export type WriteEntry = (tx: Tx, writer: Writer) => Promise<PaymentResponse>;

async function written(tx: Tx, ledger: LockedLedger, entry: Entry, writer: Writer): Promise<PaymentResponse> {
  const { id } = await append(tx, ledger, entry, writer);
  const payment = await findPayment(tx, id, writer.visitor);
  if (!payment) throw paymentNotFound();
  return payment;
}

/** @throws 422 for a day that is still to come. */
function requireDay(receivedOn: string, now: Date): void {
  if (receivedOn > zurichDate(now)) throw dayToCome();
}

/**
 * Records what came in (docs/domain/payments.md#ledger).
 * @throws 422 for a booking there is none of, and a day to come; 409 already-recorded.
 */
export async function recordPayment(tx: Tx, body: PaymentCreate, writer: Writer): Promise<PaymentResponse> {
  const { amount, method, receivedOn, again } = body;
  requireDay(receivedOn, writer.now);
  await limitLockWaits(tx);
  const ledger = await lockLedger(tx, idOf('bookings', body.booking) ?? '');
  if (!ledger) throw invalid([{ propertyPath: 'booking', message: 'Diese Buchung gibt es nicht.' }]);
  const before = again ? undefined : recordedBefore(body, ledger.entries);
  const recorded = before && (await findPayment(tx, before.id, writer.visitor));
  if (recorded) throw alreadyRecorded(recorded);
  const note = body.note?.trim() || null;
  return written(tx, ledger, { kind: 'payment', amount, method, receivedOn, note }, writer);
}

interface LockedPayment {
  readonly ledger: LockedLedger;
  readonly entry: PaymentRow;
}

/** @throws 404 */
async function lockPayment(tx: Tx, id: string): Promise<LockedPayment> {
  await limitLockWaits(tx);
  const bookingId = await findBookingIdOfPayment(tx, id);
  const ledger = bookingId ? await lockLedger(tx, bookingId) : null;
  const entry = ledger?.entries.find((each) => each.id === id);
  if (!ledger || !entry) throw paymentNotFound();
  return { ledger, entry };
}

/**
 * Records that some of a payment, or all of it, went back.
 * @throws 404; 409 payment-over where there is nothing to pay back, a refund is under way, or a voucher paid; 422 for more than is left of it, and a day to come.
 */
export async function refundPayment(
  tx: Tx,
  id: string,
  body: PaymentRefund,
  writer: Writer,
): Promise<PaymentResponse> {
  const receivedOn = body.receivedOn ?? zurichDate(writer.now);
  requireDay(receivedOn, writer.now);
  const { ledger, entry } = await lockPayment(tx, id);
  if (isByVoucher(entry)) throw refundedByVoucher();
  if (refundableOf(entry, ledger.entries) === 0) throw nothingToRefund();
  const most = freeBeside(await listUnderWay(tx, ledger.booking.id), entry, ledger.entries);
  if (most === 0) throw refundUnderWay();
  if (body.amount > most) throw tooMuchToRefund(most);
  const method = body.method ?? entry.method;
  const note = body.reason.trim();
  const refund = { kind: 'refund', amount: -body.amount, method, receivedOn, note, ofId: id } as const;
  return written(tx, ledger, refund, writer);
}

/**
 * Takes back an entry that was recorded by mistake, by one that is its opposite: of the same day, or of today where that day is
 * closed (docs/domain/payments.md#closing).
 * @throws 404; 409 payment-over where it was taken back before, or is a correction, or was paid back from, or went by a voucher.
 */
export async function correctPayment(
  tx: Tx,
  id: string,
  { reason }: PaymentCorrection,
  writer: Writer,
): Promise<PaymentResponse> {
  const { ledger, entry } = await lockPayment(tx, id);
  const obstacle = notCorrectable(entry, ledger.entries);
  if (obstacle) throw cannotCorrect(obstacle);
  const { amount, method } = entry;
  const note = reason.trim();
  const openDay = await openDays(tx, zurichDate(writer.now));
  const receivedOn = openDay(entry.receivedOn);
  const correction = { kind: 'correction', amount: -amount, method, receivedOn, note, ofId: id } as const;
  return written(tx, ledger, correction, writer);
}
