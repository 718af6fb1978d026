import { EVENT_TYPES, OFFER_STATES } from '@firn/shared-contracts/domain';
import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from '../../db/columns.ts';
import { searchTextIndex } from '../../db/search-text.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { activities } from '../activities/activities.table.ts';
import { tags } from '../tags/tags.table.ts';
import { users } from '../users/users.table.ts';
import { tourColumns } from './tour-columns.table.ts';

export const offers = pgTable(
  'offers',
  {
    id: id(),
    version: version(),
    /** Shown as A-{code}; numeric if events use it in E-{code}-{n}. */
    code: text().notNull().unique(),
    accountingNo: text().notNull().default('277'),
    state: text({ enum: OFFER_STATES }).notNull().default('hidden'),
    durationDays: integer().notNull().default(1),
    createdAt: createdAt(),
    ...tourColumns(sql`'A-' || code`),
    title: text().notNull(),
    type: text({ enum: EVENT_TYPES }).notNull().default('unknown'),
    minimumParticipants: integer().notNull().default(1),
    maximumParticipants: integer().notNull().default(8),
    minimumAge: integer().notNull().default(0),
    onRequest: boolean().notNull().default(false),
    freeOfCharge: boolean().notNull().default(false),
    /** Whether guests may ask for a tour of their own. */
    privateTours: boolean().notNull().default(false),
  },
  (table) => [
    check(
      'offers_participants_check',
      sql`maximum_participants >= minimum_participants and minimum_participants >= 1`,
    ),
    check('offers_code_check', sql`${table.code} ~ '^[A-Z0-9-]{1,12}$'`),
    index('offers_state_index').on(table.state),
    index('offers_sort_key_index').on(table.sortKey),
    searchTextIndex('offers', table.searchText),
    index('offers_search_index').using('gin', table.search),
  ],
);

const offerId = () =>
  uuid()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' });

export const offerActivities = pgTable(
  'offer_activities',
  {
    offerId: offerId(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.activityId] }), index().on(table.activityId)],
);

export const offerGuides = pgTable(
  'offer_guides',
  {
    offerId: offerId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.userId] }), index().on(table.userId)],
);

export const offerTags = pgTable(
  'offer_tags',
  {
    offerId: offerId(),
    tagId: uuid()
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.tagId] }), index().on(table.tagId)],
);

/** Where the events of an offer sleep, night by night (docs/domain/accommodations.md#template). */
export const offerAccommodations = pgTable(
  'offer_accommodations',
  {
    offerId: offerId(),
    accommodationId: uuid()
      .notNull()
      .references(() => accommodations.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.accommodationId] }),
    index().on(table.accommodationId),
  ],
);

const { search: _search, sortKey: _sortKey, ...read } = getTableColumns(offers);
/** What is read of an offer: the other columns are for conditions and orders, and the search vector is long. */
export const OFFER_COLUMNS = read;
export type OfferRow = Omit<typeof offers.$inferSelect, 'search' | 'sortKey'>;
