import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Bookings that somebody with an account is typing, one an event (docs/domain/bookings.md#drafts). */
export const bookingDrafts = pgTable(
  'booking_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Sealed, because it may say what somebody is allergic to. */
    sealed: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index('booking_drafts_event_index').on(table.eventId),
    index('booking_drafts_updated_index').on(table.updatedAt),
  ],
);
