import type { PayingBooking } from '@firn/shared-contracts/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';

export const payingColumns = {
  id: bookings.id,
  number: bookings.number,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  paid: bookings.paid,
  open: sql<number>`${owed()} - ${bookings.paid}`,
};

export interface PayingRow {
  readonly id: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly open: number;
}

export const payingBooking = (row: PayingRow): PayingBooking => ({
  '@id': iri('bookings', row.id),
  id: row.id,
  bookingNumber: row.number,
  name: fullNameOf(row),
  open: row.open,
});

/** Bookings with what is open of them now, by id. */
export async function readPaying(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayingBooking>> {
  const rows = await db.select(payingColumns).from(bookings).where(isAmong(bookings.id, ids));
  return new Map(rows.map((row) => [row.id, payingBooking(row)]));
}
