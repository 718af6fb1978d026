import type { PaymentProviderName } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { paymentIntents } from '../payment-intents/payment-intents.table.ts';
import { type PaymentOrderRow, paymentOrders, type RefundRow, refunds } from './refunds.table.ts';

/** A booking as far as its refunds ask for it. */
export const dueColumns = {
  id: bookings.id,
  number: bookings.number,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  due: sql<number>`greatest(${bookings.paid} - ${owed()}, 0)`,
};

/** Read anew under the lock that the caller holds. */
export async function findDue(db: Db, bookingId: string) {
  const [row] = await db.select(dueColumns).from(bookings).where(eq(bookings.id, bookingId));
  return row ?? null;
}

export const listRefundsOf = (db: Db, bookingIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(isAmong(refunds.bookingId, bookingIds))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

/** Payments of bookings that came by a provider, with its name for each. */
export const listProviderPayments = async (
  db: Db,
  bookingIds: readonly string[],
  provider: string | null,
): Promise<ReadonlySet<string>> => {
  if (!provider) return new Set();
  const rows = await db
    .select({ paymentId: paymentIntents.paymentId })
    .from(paymentIntents)
    .where(
      and(
        isAmong(paymentIntents.bookingId, bookingIds),
        isNotNull(paymentIntents.paymentId),
        isNotNull(paymentIntents.externalId),
        sql`${paymentIntents.provider} = ${provider}`,
      ),
    );
  return new Set(rows.flatMap(({ paymentId }) => paymentId ?? []));
};

/** The id that this provider gives the payment from which a refund goes back; null if it took no such payment. */
export async function findExternalPayment(
  db: Db,
  paymentId: string,
  provider: PaymentProviderName,
): Promise<string | null> {
  const [row] = await db
    .select({ externalId: paymentIntents.externalId })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.paymentId, paymentId), eq(paymentIntents.provider, provider)));
  return row?.externalId ?? null;
}

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('The refund was not written.');
  return row;
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** After the lock of its booking. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

export const lockRefunds = (tx: Tx, ids: readonly string[]): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(isAmong(refunds.id, ids)).orderBy(asc(refunds.id)).for('update');

type Change = Partial<
  Pick<
    RefundRow,
    | 'state'
    | 'iban'
    | 'accountHolder'
    | 'orderId'
    | 'externalId'
    | 'voucherId'
    | 'lastError'
    | 'attempts'
    | 'nextAttemptAt'
    | 'endedAt'
  >
>;

export async function updateRefund(
  tx: Tx,
  { id, version }: Pick<RefundRow, 'id' | 'version'>,
  change: Change,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, version: version + 1 })
    .where(eq(refunds.id, id));
}

/**
 * Takes a refund that waits for the provider and leaves it to others for a while, so that a worker which dies leaves it to
 * them. Null when somebody else has it, or when there is nothing to do.
 */
export async function claimRefund(db: Db, id: string, until: Date, now: Date): Promise<RefundRow | null> {
  const [row] = await db
    .update(refunds)
    .set({ nextAttemptAt: until })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.way, 'provider'),
        inArray(refunds.state, ['created', 'transit']),
        or(sql`${refunds.nextAttemptAt} is null`, lte(refunds.nextAttemptAt, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Refunds that wait for the provider, those that have waited longest first. */
export async function listWaiting(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.way, 'provider'),
        inArray(refunds.state, ['created', 'transit']),
        or(sql`${refunds.nextAttemptAt} is null`, lte(refunds.nextAttemptAt, now)),
      ),
    )
    .orderBy(asc(refunds.createdAt));
  return rows.map(({ id }) => id);
}

export async function insertOrder(tx: Tx, order: typeof paymentOrders.$inferInsert): Promise<void> {
  await tx.insert(paymentOrders).values(order);
}

export async function findOrder(db: Db, id: string): Promise<PaymentOrderRow | null> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id));
  return row ?? null;
}

/** Refunds of a file that are still on their way. */
export const listInOrder = (db: Db, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'transit')))
    .orderBy(asc(refunds.id));

export const listRefunds = (db: Db, ids: readonly string[]): Promise<RefundRow[]> =>
  db.select().from(refunds).where(isAmong(refunds.id, ids));

/** Refunds as a file for the bank needs them, by number of their bookings. */
export async function listTransfers(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ refund: refunds, booking: bookings })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(isAmong(refunds.id, ids))
    .orderBy(asc(bookings.number), asc(refunds.id));
  return rows.map(({ refund, booking }) => ({
    id: refund.id.replaceAll('-', ''),
    amount: refund.amount,
    iban: refund.iban ?? '',
    holder: refund.accountHolder ?? '',
    address: {
      street: booking.address,
      postalCode: booking.postalCode,
      city: booking.city,
      country: booking.country,
    },
    message: `Rückerstattung ${booking.number}`,
  }));
}
