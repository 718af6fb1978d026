import type { Db } from '../../db/client.ts';
import { findMediaObjects } from '../media/index.ts';
import type { OctoCapability } from './octo-capabilities.ts';
import { productOf } from './octo-product.ts';
import { allPricedDates, type PricedDate, pricedDatesOf } from './priced-dates.ts';

interface Asking {
  readonly now: Date;
  /** Names the origin of pictures, such as `https://firn.example`. */
  readonly origin: string;
  readonly capabilities: ReadonlySet<OctoCapability>;
}

async function productsOf(db: Db, dates: readonly PricedDate[], { origin, capabilities }: Asking) {
  const ids = capabilities.has('octo/content') ? dates.flatMap(({ offer }) => offer.headImageId ?? []) : [];
  const pictures = await findMediaObjects(db, [...new Set(ids)]);
  const pictureOf = (id: string) => {
    const picture = pictures.get(id);
    return picture ? `${origin}${picture.contentUrl}` : null;
  };
  const byOffer = Map.groupBy(dates, ({ offer }) => offer.id);
  return [...byOffer.values()].map((ofOffer) => productOf(ofOffer, { capabilities, pictureOf }));
}

/** Reads every product, by the code of its offer (docs/domain/octo.md#products). */
export const readProducts = async (db: Db, asking: Asking) =>
  productsOf(db, await allPricedDates(db, asking.now), asking);

/** @throws 400 INVALID_PRODUCT_ID */
export async function readProduct(db: Db, id: string, asking: Asking) {
  const [product] = await productsOf(db, await pricedDatesOf(db, asking.now, id), asking);
  return product;
}
