import type { AccommodationKind, AskingWay } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, titleSortKey, updatedAt, version } from '../../db/columns.ts';

/** Houses in which events sleep (docs/domain/accommodations.md). */
export const accommodations = pgTable(
  'accommodations',
  {
    id: id(),
    version: version(),
    title: text().notNull(),
    kind: text().$type<AccommodationKind>().notNull().default('hut'),
    place: text(),
    address: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres above the sea. */
    altitude: integer(),
    owner: text().notNull().default(''),
    warden: text().notNull().default(''),
    phone: text().notNull().default(''),
    wardenPhone: text().notNull().default(''),
    email: text(),
    website: text(),
    beds: integer(),
    rooms: integer(),
    /** Rappen for a night of one person; null where it is not known. */
    memberPrice: integer(),
    guestPrice: integer(),
    halfBoardPrice: integer(),
    sacHutNumber: text().notNull().default(''),
    asksBy: text().$type<AskingWay>().notNull().default('mail'),
    /** False: the house is told how many have allergies, and not which. */
    allergiesInWords: boolean().notNull().default(true),
    /** Days before the arrival until which beds are given back for free, and the time of that day in Zurich. */
    releaseDays: integer().notNull().default(2),
    releaseTime: text().notNull().default('18:00'),
    arrivalHint: text().notNull().default(''),
    /** For the office and the guides alone: where the key is. */
    keyNote: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortKey: titleSortKey(),
  },
  () => [
    check('accommodations_place_check', sql`num_nonnulls(latitude, longitude) <> 1`),
    check(
      'accommodations_release_check',
      sql`release_days >= 0 and release_time ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
  ],
);

export type AccommodationRow = typeof accommodations.$inferSelect;
