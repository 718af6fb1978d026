import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** A booking that its account has begun to type, for 7 days. */
export const bookingDrafts = pgTable(
  'booking_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** As the form wrote it; the server does not look into it. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index('booking_drafts_updated_index').on(table.updatedAt),
  ],
);
