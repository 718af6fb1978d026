import { eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../records/index.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { offerRentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { users } from '../users/users.table.ts';
import type { OfferRecord } from './offer-record.ts';
import { type OfferParts, offerFromRow, offerRowOf } from './offer-row.ts';
import {
  OFFER_COLUMNS,
  offerAccommodations,
  offerActivities,
  offerGuides,
  offers,
  offerTags,
} from './offers.table.ts';
import { distinct, TOUR_NORMALISERS, TOUR_REFERENCES } from './tour-fields.repository.ts';
import { links, loadLists, prices, replaceLists, type TourLists } from './tour-lists.repository.ts';
import { changedColumns } from './tour-row.ts';

const id = sql.placeholder('id');
const offerRow = (builder: QueryBuilder) =>
  builder.select(OFFER_COLUMNS).from(offers).where(eq(offers.id, id));
const storedOffer = prepared(offerRow);
const lockedOffer = prepared((builder) => offerRow(builder).for('no key update'));

const LISTS: TourLists<OfferParts> = {
  activities: links(offerActivities, ['offerId', 'activityId']),
  guides: links(offerGuides, ['offerId', 'userId']),
  tags: links(offerTags, ['offerId', 'tagId']),
  priceComponents: prices('offerId'),
  accommodations: links(offerAccommodations, ['offerId', 'accommodationId']),
  rentingMaterials: links(offerRentingMaterials, ['offerId', 'materialId']),
};

async function loadOffer(db: Db, id: string, lock: boolean) {
  const [row] = await (lock ? lockedOffer : storedOffer)(db, { id });
  if (!row) return null;
  return { id, version: row.version, record: offerFromRow(row, await loadLists(db, LISTS, id)) };
}

export const offerKind: RecordKind<OfferRecord> = {
  entity: 'offer',
  collection: 'offers',
  table: offers,
  references: {
    ...TOUR_REFERENCES,
    guides: { table: users },
    accommodations: { table: accommodations },
  },
  unique: { offers_code_unique: { field: 'code', message: 'Diesen Code hat schon ein anderes Angebot.' } },
  labelOf: ({ code, title }) => `A-${code} ${title}`,
  normalisers: { ...TOUR_NORMALISERS, guides: distinct },
  load: (db, id, { lock } = { lock: false }) => loadOffer(db, id, lock),
  async insert(tx, record, now) {
    const [row] = await tx
      .insert(offers)
      .values({ ...offerRowOf(record), createdAt: now })
      .returning({ id: offers.id });
    if (!row) throw new Error('The offer was not inserted.');
    await replaceLists(tx, LISTS, row.id, { next: record, changed: Object.keys(LISTS) });
    return row.id;
  },
  async update(tx, id, next, changed) {
    const version = sql`${offers.version} + 1`;
    await tx
      .update(offers)
      .set({ ...changedColumns(offerRowOf(next), changed), version })
      .where(eq(offers.id, id));
    await replaceLists(tx, LISTS, id, { next, changed });
  },
  async remove(tx, id) {
    await tx.delete(offers).where(eq(offers.id, id));
  },
};

/** Stores a step of the offer's state machine; call it through `takeStep`. */
export async function setOfferState(tx: Tx, id: string, state: OfferRecord['state']): Promise<void> {
  await tx
    .update(offers)
    .set({ state, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id));
}
