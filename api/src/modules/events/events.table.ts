import { CANCELLATION_REASONS, EVENT_STATES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { searchTextIndex } from '../../db/search-text.ts';
import { activities } from '../activities/activities.table.ts';
import { offers } from '../offers/offers.table.ts';
import { tourColumns } from '../offers/tour-columns.table.ts';
import { tags } from '../tags/tags.table.ts';
import { users } from '../users/users.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    version: version(),
    /** E-{offer code}-{n}. */
    code: text().notNull().unique(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    start: instant().notNull(),
    end: instant().notNull(),
    registrationDeadline: instant().notNull(),
    /** Zurich calendar days from start to end. */
    durationDays: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`("end" at time zone 'Europe/Zurich')::date - ("start" at time zone 'Europe/Zurich')::date + 1`,
      ),
    state: text({ enum: EVENT_STATES }).notNull().default('draft'),
    /** The state a cancelled event returns to. */
    previousState: text({ enum: EVENT_STATES }),
    published: boolean().notNull().default(false),
    /** Of one group alone (docs/domain/private-tours.md#the-event). */
    isPrivate: boolean().notNull().default(false),
    organized: boolean().notNull().default(false),
    guideFinished: boolean().notNull().default(false),
    concluded: boolean().notNull().default(false),
    cancellationReason: text({ enum: CANCELLATION_REASONS }),
    /** Null: that of the settings (docs/domain/prices.md#sac-discount). */
    sacDiscountPercent: integer(),
    /** The sum of its reservations, which only a trigger writes (docs/domain/accommodations.md#rooms). */
    numberOfBookedRooms: integer().notNull().default(0),
    /** Null: that of the offer. */
    accountingNo: text(),
    /** Null: follows from the start (docs/domain/events.md#minimum). */
    decisionDate: date(),
    /** Null: that of the settings. */
    autoConfirm: boolean(),
    notes: text().notNull().default(''),
    /** Names who made it as a tour of their own; null for what the office plans (docs/domain/events.md#drafts-of-guides). */
    proposedById: uuid().references(() => users.id),
    createdAt: createdAt(),
    ...tourColumns(sql`code`),
  },
  (table) => [
    check(
      'events_participants_check',
      sql`maximum_participants >= minimum_participants and minimum_participants >= 1`,
    ),
    check('events_dates_check', sql`"end" >= "start" and registration_deadline <= "start"`),
    check('events_private_check', sql`not (is_private and published)`),
    index('events_start_index').on(table.start, table.id),
    index('events_published_start_index').on(table.start, table.id).where(sql`published`),
    index('events_created_at_index').on(table.createdAt, table.id),
    index('events_offer_index').on(table.offerId, table.start),
    index('events_state_index').on(table.state, table.start),
    index('events_not_concluded_index').on(table.end).where(sql`not concluded`),
    searchTextIndex('events', table.searchText),
    index('events_search_index').using('gin', table.search),
  ],
);

const eventId = () =>
  uuid()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

/**
 * An event's own guides: those who accepted (`guide_assignments`), kept by a trigger. An event without any is led
 * by nobody (docs/domain/events.md#guides).
 */
export const eventGuides = pgTable(
  'event_guides',
  {
    eventId: eventId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);

/** An event's own tags; an event without any uses its offer's. */
export const eventTags = pgTable(
  'event_tags',
  {
    eventId: eventId(),
    tagId: uuid()
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.tagId] }), index().on(table.tagId)],
);

/** An event's own activities; an event without any uses its offer's. */
export const eventActivities = pgTable(
  'event_activities',
  {
    eventId: eventId(),
    activityId: uuid()
      .notNull()
      .references(() => activities.id),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.activityId] }), index().on(table.activityId)],
);

/** Belongs to an offer or to an event; an event without any has its offer's list (docs/domain/prices.md#components). */
export const priceComponents = pgTable(
  'price_components',
  {
    id: id(),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    /** Rappen, VAT included. */
    grossPrice: integer().notNull(),
    vatRateId: uuid()
      .notNull()
      .references(() => vatRates.id),
    eligibleForSacDiscount: boolean().notNull().default(false),
    accommodationCost: boolean().notNull().default(false),
  },
  (table) => [
    check('price_components_owner_check', sql`num_nonnulls(offer_id, event_id) = 1`),
    check('price_components_price_check', sql`gross_price between 0 and 2000000 and gross_price % 5 = 0`),
    index('price_components_offer_index').on(table.offerId, table.position),
    index('price_components_event_index').on(table.eventId, table.position),
  ],
);

export type EventRow = typeof events.$inferSelect;
export type PriceComponentRow = typeof priceComponents.$inferSelect;
