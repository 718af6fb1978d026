import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { type PaymentRow, payments } from './payments.table.ts';

export type NewEntry = Omit<typeof payments.$inferInsert, 'id'>;

export interface LockedLedger {
  readonly booking: { readonly id: string; readonly number: string; readonly paid: number };
  /** In the order in which they were written. */
  readonly entries: readonly PaymentRow[];
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

/** The booking of an entry; null if there is none. */
export async function findBookingIdOfPayment(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.id, id));
  return row?.bookingId ?? null;
}

/** Appends an entry; triggers sum the booking up and count its change. */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(entry).returning();
  if (!row) throw new Error('The entry of the ledger was not written.');
  return row;
}
