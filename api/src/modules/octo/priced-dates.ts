import { pricePerPerson } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/iri.ts';
import { ownOrInherited } from '../offers/index.ts';
import { wrongId } from './octo.errors.ts';
import type { PersonPrices } from './octo-units.ts';
import { readComponents, readSoldDates, type SoldDate } from './sold-dates.read-model.ts';

export interface PricedDate extends SoldDate {
  readonly prices: PersonPrices;
}

async function priced(db: Db, dates: readonly SoldDate[]): Promise<PricedDate[]> {
  const components = await readComponents(db, dates);
  const ofEvent = Map.groupBy(components, ({ eventId }) => eventId);
  const ofOffer = Map.groupBy(components, ({ offerId }) => offerId);
  return dates.map((date) => {
    const inForce = ownOrInherited(ofEvent.get(date.id) ?? [], ofOffer.get(date.offer.id) ?? []);
    return { ...date, prices: pricePerPerson(inForce, date.sacDiscountPercent) };
  });
}

/** Reads the dates of all products in their order, with what a person pays. */
export const allPricedDates = async (db: Db, now: Date): Promise<PricedDate[]> =>
  priced(db, await readSoldDates(db, now));

/**
 * Reads those of one product, in two statements.
 * @throws 400 INVALID_PRODUCT_ID for an offer without a date to come.
 */
export async function pricedDatesOf(db: Db, now: Date, productId: string): Promise<PricedDate[]> {
  const dates = isUuid(productId) ? await readSoldDates(db, now, productId) : [];
  if (dates.length === 0) throw wrongId('productId', productId);
  return priced(db, dates);
}
