import type { Usage } from '@firn/shared-contracts/api';
import { and, countDistinct, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPriceLines } from '../bookings/bookings.table.ts';
import type { VatRateRecord } from './vat-rates.repository.ts';
import { vatRates } from './vat-rates.table.ts';

/** Bookings with a line at this rate: lines keep category and percent, as the books read them. */
export async function countBooked(
  tx: Tx,
  { category, percent }: Pick<VatRateRecord, 'category' | 'percent'>,
): Promise<number> {
  const { bookingId, vatCategory, vatPercent } = bookingPriceLines;
  const [row] = await tx
    .select({ bookings: countDistinct(bookingId) })
    .from(bookingPriceLines)
    .where(and(eq(vatCategory, category), eq(vatPercent, percent)));
  return row?.bookings ?? 0;
}

/** Bookings with a line at this rate, which name it by its category and percent. */
export async function vatRateUsage(tx: Tx, id: string): Promise<Usage[]> {
  const [rate] = await tx.select().from(vatRates).where(eq(vatRates.id, id));
  const booked = rate ? await countBooked(tx, rate) : 0;
  return [{ label: booked === 1 ? 'Buchung' : 'Buchungen', count: booked, names: [] }];
}
