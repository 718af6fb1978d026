import type { AskedNumbers } from '@firn/shared-contracts/api';
import type { ReservationState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { events } from '../events/events.table.ts';

/**
 * Where an event sleeps (docs/domain/accommodations.md#reservations). Nights are counted from the first day of the event,
 * so that they move with it. A trigger keeps `events.number_of_booked_rooms`.
 */
export const eventAccommodations = pgTable(
  'event_accommodations',
  {
    id: id(),
    version: version(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    accommodationId: uuid()
      .notNull()
      .references(() => accommodations.id),
    position: integer().notNull().default(0),
    state: text().$type<ReservationState>().notNull().default('planned'),
    /** Days from the first day of the event, in Zurich, to the arrival. */
    firstNight: integer().notNull().default(0),
    /** Null: to the end of the event. */
    nights: integer(),
    numberOfBookedRooms: integer().notNull().default(0),
    /** Null: as many as there are people. */
    numberOfBeds: integer(),
    halfBoard: boolean().notNull().default(false),
    /** For the house: it stands on the sheet. */
    note: text().notNull().default(''),
    /** What the house was last asked for; null before. */
    asked: jsonb().$type<AskedNumbers>(),
    askedAt: instant(),
    confirmedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('event_accommodations_event_index').on(table.eventId, table.position),
    index('event_accommodations_accommodation_index').on(table.accommodationId),
    index('event_accommodations_state_index').on(table.state),
    check(
      'event_accommodations_state_check',
      sql`state in ('planned', 'requested', 'confirmed', 'cancelled')`,
    ),
    check(
      'event_accommodations_nights_check',
      sql`first_night between -7 and 366 and nights between 1 and 366`,
    ),
    check('event_accommodations_beds_check', sql`number_of_booked_rooms >= 0 and number_of_beds >= 0`),
  ],
);

export type EventAccommodationRow = typeof eventAccommodations.$inferSelect;
