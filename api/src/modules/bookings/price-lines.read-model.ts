import type { BookingResponse } from '@firn/shared-contracts/api';
import { asc, eq, inArray } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { FIELD_MATRIX, seesField } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookingPriceLines } from './bookings.table.ts';
import type { PriceLine } from './price.domain.ts';

/** The price lines of a booking with all that the books need, in their order. */
export async function findPriceLines(db: Db, bookingId: string): Promise<PriceLine[]> {
  const rows = await db
    .select()
    .from(bookingPriceLines)
    .where(eq(bookingPriceLines.bookingId, bookingId))
    .orderBy(asc(bookingPriceLines.position));
  return rows.map(({ bookingId: _booking, position: _position, ...line }) => line);
}

/** Bookings with the accounts of their lines, for a reader who may see them: one query for any number of bookings. */
export async function withAccounts(
  db: Db,
  visitor: Visitor,
  items: readonly BookingResponse[],
): Promise<BookingResponse[]> {
  if (!seesField(FIELD_MATRIX.bookings.accountingNos, readerOf(visitor, 'own'))) return [...items];
  const { bookingId, accountingNo, position } = bookingPriceLines;
  const ids = items.map(({ id }) => id);
  const rows = await db
    .select({ bookingId, accountingNo })
    .from(bookingPriceLines)
    .where(inArray(bookingId, ids))
    .orderBy(asc(position));
  const accounts = Map.groupBy(rows, (row) => row.bookingId);
  return items.map((booking) => ({
    ...booking,
    accountingNos: (accounts.get(booking.id) ?? []).map((row) => row.accountingNo),
  }));
}
