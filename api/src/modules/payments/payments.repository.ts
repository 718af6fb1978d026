import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import type { UnderWay } from './payments.domain.ts';
import { type PaymentRow, payments } from './payments.table.ts';

export type NewEntry = typeof payments.$inferInsert & { readonly id: string };

export type LedgerEntry = PaymentRow;

export interface LockedLedger {
  readonly booking: { readonly id: string; readonly number: string; readonly paid: number };
  /** In the order in which they were written. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * Locks a booking and reads its ledger: whoever else writes one of its entries waits. The lock of the event is not
 * needed, since money takes no seat. Null if there is no such booking.
 */
export async function lockLedger(tx: Tx, bookingId: string): Promise<LockedLedger | null> {
  const [booking] = await tx
    .select({ id: bookings.id, number: bookings.number, paid: bookings.paid })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('no key update');
  if (!booking) return null;
  const entries = await tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.sequence));
  return { booking, entries };
}

/** Locks several bookings, by ascending id so that nobody waits for each other, and reads their ledgers. */
export async function lockLedgers(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, LockedLedger>> {
  const locked = await tx
    .select({ id: bookings.id, number: bookings.number, paid: bookings.paid })
    .from(bookings)
    .where(isAmong(bookings.id, bookingIds))
    .orderBy(asc(bookings.id))
    .for('no key update');
  const rows = await tx
    .select()
    .from(payments)
    .where(isAmong(payments.bookingId, bookingIds))
    .orderBy(asc(payments.sequence));
  const entriesOf = Map.groupBy(rows, ({ bookingId }: PaymentRow) => bookingId);
  return new Map(
    locked.map((booking) => [booking.id, { booking, entries: entriesOf.get(booking.id) ?? [] }]),
  );
}

/** Refunds of a booking that are begun (docs/domain/payments.md#refunds); the caller holds the lock of the booking. */
export const listUnderWay = (tx: Tx, bookingId: string): Promise<UnderWay[]> =>
  tx
    .select({ amount: refunds.amount, ofPaymentId: refunds.ofPaymentId })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), inArray(refunds.state, ['created', 'transit'])));

/** The booking of an entry; null if there is none. */
export async function findBookingIdOfPayment(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.id, id));
  return row?.bookingId ?? null;
}

/** Appends entries; triggers sum their bookings up and count the changes. */
export async function appendEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx.insert(payments).values([...entries]);
}
