import { count } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { offers } from '../../modules/offers/offers.table.ts';
import { OFFERS } from '../catalogue/index.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { insertOffers } from '../insert/offers.ts';
import { planEvents } from '../plan/events.ts';
import { offerGuidesFrom } from '../plan/offer-guides.ts';

/** Codes of bulk offers start here, far above those of the demo. */
const FIRST_CODE = 10_000;

/** The offers of the catalogue take turns; a number behind the title tells them apart. */
function bulkOffer(index: number): { readonly offer: OfferSeed; readonly of: string } {
  const original = OFFERS[index % OFFERS.length];
  if (!original) throw new Error('The catalogue is empty');
  const code = String(FIRST_CODE + index);
  return { offer: { ...original, code, title: `${original.title} ${code}` }, of: original.code };
}

/**
 * Adds copies of the demo's offers, with prices, guides and tags, until there are `size` in all: data for benchmarks.
 * The demo must exist, and no bulk offer.
 */
export async function seedOffers(
  { db, now }: { readonly db: Db; readonly now: Date },
  size: number,
): Promise<void> {
  const [row] = await db.select({ total: count() }).from(offers);
  const length = Math.max(0, size - (row?.total ?? 0));
  const bulk = Array.from({ length }, (_, index) => bulkOffer(index));
  const originals = new Map(bulk.map(({ offer, of }) => [offer.code, of]));
  const guidesOf = offerGuidesFrom(planEvents(now));
  await db.transaction((tx) =>
    insertOffers(
      tx,
      bulk.map(({ offer }) => offer),
      (code) => guidesOf(originals.get(code) ?? code),
    ),
  );
}
