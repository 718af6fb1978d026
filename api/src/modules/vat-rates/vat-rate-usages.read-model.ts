import type { Usage } from '@firn/shared-contracts/api';
import { and, countDistinct, eq, exists } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { bookingPriceLines } from '../bookings/bookings.table.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { dependentMaterials } from '../renting-materials/dependent-materials.read-model.ts';
import { rentingMaterials } from '../renting-materials/renting-materials.table.ts';
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

/** What uses it: price lists, and the lines of bookings. */
export async function vatRateUsage(tx: Tx, id: string): Promise<Usage[]> {
  const [rate] = await tx.select().from(vatRates).where(eq(vatRates.id, id));
  const booked = rate ? await countBooked(tx, rate) : 0;
  const named = (owner: AnyPgColumn, of: AnyPgColumn) =>
    exists(
      tx
        .select({ id: priceComponents.id })
        .from(priceComponents)
        .where(and(eq(priceComponents.vatRateId, id), eq(owner, of))),
    );
  return [
    { label: booked === 1 ? 'Buchung' : 'Buchungen', count: booked, names: [] },
    await usageIn(tx, dependentOffers, named(priceComponents.offerId, offers.id)),
    await usageIn(tx, dependentEvents, named(priceComponents.eventId, events.id)),
    await usageIn(tx, dependentMaterials, eq(rentingMaterials.vatRateId, id)),
  ];
}
