import { DAY_AVAILABILITIES, type DayAvailability } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { version } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** One row for each guide who said something; the id is the guide's. */
export const guideCalendars = pgTable(
  'guide_calendars',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id),
    version: version(),
    /** Monday to Sunday. */
    weekly: jsonb()
      .$type<(DayAvailability | null)[]>()
      .notNull()
      .default(sql`'[null, null, null, null, null, null, null]'::jsonb`),
    /** SHA-256 of the secret in the address of the calendar feed. */
    feedTokenHash: text(),
  },
  (table) => [uniqueIndex('guide_calendars_feed_unique').on(table.feedTokenHash)],
);

/** What a guide said of a day; it goes before the weekly pattern. */
export const guideDays = pgTable(
  'guide_days',
  {
    guideId: uuid()
      .notNull()
      .references(() => guideCalendars.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    availability: text({ enum: DAY_AVAILABILITIES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.guideId, table.date] })],
);
