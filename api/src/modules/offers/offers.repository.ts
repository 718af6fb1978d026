import type { RICH_TEXT_FIELDS } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { cleanRichText } from '../../lib/rich-text.ts';
import type { Normalisers, RecordKind } from '../../records/index.ts';
import { activities } from '../activities/activities.table.ts';
import { priceComponents } from '../events/events.table.ts';
import { levels } from '../levels/levels.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { sleepingStyles } from '../sleeping-styles/sleeping-styles.table.ts';
import { tags } from '../tags/tags.table.ts';
import { users } from '../users/users.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { OfferField, OfferRecord } from './offer-record.ts';
import { changedColumns, offerFromRow, offerRowOf } from './offer-row.ts';
import { OFFER_COLUMNS, offerActivities, offerGuides, offers, offerTags } from './offers.table.ts';

async function loadOffer(db: Db, id: string, lock: boolean) {
  const query = db.select(OFFER_COLUMNS).from(offers).where(eq(offers.id, id));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) return null;
  const ofOffer = { activities: offerActivities, guides: offerGuides, tags: offerTags } as const;
  const activityIds = await db
    .select({ id: ofOffer.activities.activityId })
    .from(ofOffer.activities)
    .where(eq(ofOffer.activities.offerId, id))
    .orderBy(asc(ofOffer.activities.activityId));
  const guideIds = await db
    .select({ id: ofOffer.guides.userId })
    .from(ofOffer.guides)
    .where(eq(ofOffer.guides.offerId, id))
    .orderBy(asc(ofOffer.guides.userId));
  const tagIds = await db
    .select({ id: ofOffer.tags.tagId })
    .from(ofOffer.tags)
    .where(eq(ofOffer.tags.offerId, id))
    .orderBy(asc(ofOffer.tags.tagId));
  const components = await db
    .select()
    .from(priceComponents)
    .where(eq(priceComponents.offerId, id))
    .orderBy(asc(priceComponents.position));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((each) => each.id);
  const parts = { activities: idsOf(activityIds), guides: idsOf(guideIds), tags: idsOf(tagIds), components };
  return { id, version: row.version, record: offerFromRow(row, parts) };
}

const distinct = (ids: readonly string[]) => [...new Set(ids)].toSorted();

async function replaceActivities(tx: Tx, offerId: string, { activities: ids }: OfferRecord): Promise<void> {
  await tx.delete(offerActivities).where(eq(offerActivities.offerId, offerId));
  if (ids.length === 0) return;
  await tx.insert(offerActivities).values(ids.map((activityId) => ({ offerId, activityId })));
}

async function replaceGuides(tx: Tx, offerId: string, { guides: ids }: OfferRecord): Promise<void> {
  await tx.delete(offerGuides).where(eq(offerGuides.offerId, offerId));
  if (ids.length > 0) await tx.insert(offerGuides).values(ids.map((userId) => ({ offerId, userId })));
}

async function replaceTags(tx: Tx, offerId: string, { tags: ids }: OfferRecord): Promise<void> {
  await tx.delete(offerTags).where(eq(offerTags.offerId, offerId));
  if (ids.length > 0) await tx.insert(offerTags).values(ids.map((tagId) => ({ offerId, tagId })));
}

async function replacePrices(tx: Tx, offerId: string, { priceComponents: list }: OfferRecord): Promise<void> {
  await tx.delete(priceComponents).where(eq(priceComponents.offerId, offerId));
  if (list.length === 0) return;
  await tx
    .insert(priceComponents)
    .values(
      list.map(({ vatRate, ...rest }, position) => ({ ...rest, vatRateId: vatRate, offerId, position })),
    );
}

const PARTS = {
  activities: replaceActivities,
  guides: replaceGuides,
  tags: replaceTags,
  priceComponents: replacePrices,
} as const satisfies Partial<Record<OfferField, unknown>>;

async function replaceParts(tx: Tx, id: string, next: OfferRecord, changed: readonly string[]) {
  for (const [field, replace] of Object.entries(PARTS)) {
    if (changed.includes(field)) await replace(tx, id, next);
  }
}

export const offerKind: RecordKind<OfferRecord> = {
  entity: 'offer',
  collection: 'offers',
  table: offers,
  references: {
    headImage: { table: mediaObjects },
    images: { table: mediaObjects },
    level: { table: levels },
    sleepingStyle: { table: sleepingStyles },
    activities: { table: activities },
    tags: { table: tags },
    guides: { table: users },
    'priceComponents[].vatRate': { table: vatRates },
  },
  unique: { offers_code_unique: { field: 'code', message: 'Diesen Code hat schon ein anderes Angebot.' } },
  labelOf: ({ code, title }) => `A-${code} ${title}`,
  /** Sets have no order of their own, formatted texts keep only what the editor can write. */
  normalisers: {
    activities: distinct,
    guides: distinct,
    tags: distinct,
    programText: cleanRichText,
    equipmentText: cleanRichText,
    servicesText: cleanRichText,
    requirementsText: cleanRichText,
    curriculum: (text) => (text === null ? null : cleanRichText(text)),
  } satisfies Normalisers<OfferRecord> & Readonly<Record<(typeof RICH_TEXT_FIELDS)[number], unknown>>,
  load: (db, id, { lock } = { lock: false }) => loadOffer(db, id, lock),
  async insert(tx, record, now) {
    const [row] = await tx
      .insert(offers)
      .values({ ...offerRowOf(record), createdAt: now })
      .returning({ id: offers.id });
    if (!row) throw new Error('The offer was not inserted.');
    await replaceParts(tx, row.id, record, Object.keys(PARTS));
    return row.id;
  },
  async update(tx, id, next, changed) {
    const version = sql`${offers.version} + 1`;
    await tx
      .update(offers)
      .set({ ...changedColumns(next, changed), version })
      .where(eq(offers.id, id));
    await replaceParts(tx, id, next, changed);
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
