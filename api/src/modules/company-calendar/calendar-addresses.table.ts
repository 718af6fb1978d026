import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Secret addresses under which programs read the calendar of the company (docs/domain/office.md#company-calendar). */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    id: id(),
    /** Name of the person or the program that reads the calendar. */
    title: text().notNull(),
    /** SHA-256 of the secret in the address. */
    tokenHash: text().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex('calendar_addresses_token_unique').on(table.tokenHash)],
);
