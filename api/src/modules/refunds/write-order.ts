import { randomUUID } from 'node:crypto';
import type { PaymentOrderCreate, PaymentOrderSettlement } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { isQRIBAN } from 'ibantools';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import type { Author } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Transfer, transferFile } from './pain001.ts';
import { enterRefund, type LockedMoney, lockAllMoney, lockMoney } from './refund-money.ts';
import { dayToCome, noCompanyAccount, notForBank, orderNotFound, refundOver } from './refunds.errors.ts';
import {
  findOrder,
  insertOrder,
  listInOrder,
  listRefunds,
  listTransfers,
  lockRefunds,
  updateRefund,
} from './refunds.repository.ts';
import type { RefundRow } from './refunds.table.ts';
import { tellGuest } from './tell-guest.ts';

/** Locks the bookings of refunds, then the refunds. */
async function lockAbout(tx: Tx, ids: readonly string[], now: Date) {
  await limitLockWaits(tx);
  const known = await listRefunds(tx, ids);
  const money = await lockAllMoney(tx, [...new Set(known.map(({ bookingId }) => bookingId))], now);
  return { money, refunds: await lockRefunds(tx, ids) };
}

/** True if a booking still owes what all refunds that are begun take from it. */
function isDue({ bookingId }: RefundRow, money: ReadonlyMap<string, LockedMoney>): boolean {
  const facts = money.get(bookingId)?.facts;
  if (!facts) return false;
  const begun = facts.refunds.filter(({ state }) => state === 'created' || state === 'transit');
  return begun.reduce((sum, { amount }) => sum + amount, 0) <= facts.due;
}

/** @throws 422 that names each refund which cannot be in a file */
function requireForBank(
  ids: readonly string[],
  refunds: readonly RefundRow[],
  money: ReadonlyMap<string, LockedMoney>,
): void {
  const violations = ids.flatMap((id, index): Violation[] => {
    const refund = refunds.find((each) => each.id === id);
    const isFit = refund?.way === 'bank' && refund.state === 'created' && refund.iban !== null;
    if (isFit && isDue(refund, money)) return [];
    const number = money.get(refund?.bookingId ?? '')?.ledger.booking.number ?? 'dieser Buchung';
    return [notForBank(index, number)];
  });
  if (violations.length > 0) throw invalid(violations);
}

/** The account that the money leaves. @throws 422 when the company has none */
async function requireSender(tx: Tx) {
  const { name, iban } = await readSettings(tx);
  if (!iban || isQRIBAN(iban)) throw noCompanyAccount();
  return { company: name, iban };
}

/** `RUE-20261125-1A2B3C4D`, which no other file has. */
const orderNumber = (today: string, id: string): string =>
  `RUE-${today.replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`;

async function writeFile(tx: Tx, transfers: readonly Transfer[], { actor, now }: Author): Promise<string> {
  const sender = await requireSender(tx);
  const today = zurichDate(now);
  const id = randomUUID();
  const number = orderNumber(today, id);
  const content = transferFile({ number, createdAt: now, executedOn: today, ...sender, transfers });
  const createdById = authorIdOf(actor);
  if (!createdById) throw new Error('A file for the bank is written by somebody.');
  await insertOrder(tx, { id, number, fileName: `${number}.xml`, content, createdById, createdAt: now });
  const trace = { action: 'payment_order.create', entity: 'payment_order', entityId: id, label: number };
  await recordAudit(tx, { ...trace, actor, at: now });
  return id;
}

/**
 * Writes a file for the bank: its refunds are on their way from then on, and in no other file
 * (docs/domain/payments.md#refunds).
 * @returns the id of the file.
 * @throws 422 for what cannot be in it, and without an account of the company
 */
export async function writeOrder(tx: Tx, body: PaymentOrderCreate, author: Author): Promise<string> {
  const ids = body.refunds.map((refund) => idOf('refunds', refund) ?? '');
  const { money, refunds } = await lockAbout(tx, ids, author.now);
  requireForBank(ids, refunds, money);
  const orderId = await writeFile(tx, await listTransfers(tx, ids), author);
  for (const refund of refunds) {
    await updateRefund(tx, refund, { state: 'transit', orderId });
    await tellGuest(tx, refund, author.now);
  }
  return orderId;
}

/**
 * The bank has paid what of a file is still on its way: it is done, and stands in the ledgers.
 * @throws 404; 409 when nothing of it is on its way; 422 for a day to come
 */
export async function settleOrder(
  tx: Tx,
  orderId: string,
  body: PaymentOrderSettlement,
  author: Author,
): Promise<void> {
  const today = zurichDate(author.now);
  const paidOn = body.paidOn ?? today;
  if (paidOn > today) throw dayToCome();
  const order = await findOrder(tx, orderId);
  if (!order) throw orderNotFound();
  const ids = (await listInOrder(tx, orderId)).map(({ id }) => id);
  const { refunds } = await lockAbout(tx, ids, author.now);
  const open = refunds.filter((refund) => refund.state === 'transit' && refund.orderId === orderId);
  if (open.length === 0) throw refundOver('moved');
  for (const refund of open) {
    // Read anew for each: two of them may be of one booking.
    const money = await lockMoney(tx, refund.bookingId, { provider: null, now: author.now });
    if (!money) throw refundOver('moved');
    await enterRefund(tx, money, refund, paidOn, author);
    await updateRefund(tx, refund, { state: 'done', endedAt: author.now });
  }
  const trace = { action: 'payment_order.settle', entity: 'payment_order', entityId: orderId };
  await recordAudit(tx, { ...trace, label: order.number, actor: author.actor, at: author.now });
}
