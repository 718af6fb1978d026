import type { OfferWork } from '@firn/shared-contracts/domain';
import { asc } from 'drizzle-orm';
import { iri } from '../../lib/iri.ts';
import { isOfferWork } from '../offers/offer-work.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';

function offerGroup(kind: OfferWork): ReadGroup {
  return async (db, now) => {
    const rows = await db
      .select({ total, id: offers.id, code: offers.code, title: offers.title })
      .from(offers)
      .where(isOfferWork(db, kind, now))
      .orderBy(asc(offers.sortKey), asc(offers.id))
      .limit(SHOWN);
    return groupOf(rows, ({ id, code, title }) => ({
      '@id': iri('offers', id),
      id,
      code: `A-${code}`,
      label: title,
      detail: null,
      day: null,
      offer: null,
    }));
  };
}

export const OFFER_GROUPS: Readonly<Record<OfferWork, ReadGroup>> = {
  'offers-without-date': offerGroup('offers-without-date'),
  'offers-complete': offerGroup('offers-complete'),
};
