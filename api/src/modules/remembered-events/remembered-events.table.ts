import { boolean, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** What a person wants to come back to (docs/domain/bookings.md#remembered-events). */
export const rememberedEvents = pgTable(
  'remembered_events',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Whether its owner asked for the mails about it. */
    mails: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('remembered_events_user_event_key').on(table.userId, table.eventId),
    index('remembered_events_event_idx').on(table.eventId),
  ],
);
