import type { RICH_TEXT_FIELDS } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
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

const id = sql.placeholder('id');
const offerRow = (builder: QueryBuilder) =>
  builder.select(OFFER_COLUMNS).from(offers).where(eq(offers.id, id));
const storedOffer = prepared(offerRow);
const lockedOffer = prepared((builder) => offerRow(builder).for('no key update'));

const linked = (table: typeof offerActivities | typeof offerGuides | typeof offerTags, to: AnyPgColumn) =>
  prepared((builder) =>
    builder.select({ id: to }).from(table).where(eq(table.offerId, id)).orderBy(asc(to)),
  ) as (db: Db, values: { readonly id: string }) => Promise<{ id: string }[]>;
const linkedActivities = linked(offerActivities, offerActivities.activityId);
const linkedGuides = linked(offerGuides, offerGuides.userId);
const linkedTags = linked(offerTags, offerTags.tagId);
const ownComponents = prepared((builder) =>
  builder
    .select()
    .from(priceComponents)
    .where(eq(priceComponents.offerId, id))
    .orderBy(asc(priceComponents.position)),
);

async function loadOffer(db: Db, id: string, lock: boolean) {
  const [row] = await (lock ? lockedOffer : storedOffer)(db, { id });
  if (!row) return null;
  const activityIds = await linkedActivities(db, { id });
  const guideIds = await linkedGuides(db, { id });
  const tagIds = await linkedTags(db, { id });
  const components = await ownComponents(db, { id });
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
