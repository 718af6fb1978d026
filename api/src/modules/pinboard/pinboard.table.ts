import { CAR_SHARING } from '@firn/shared-contracts/api';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** What the people of an event write to each other (docs/domain/bookings.md#pinboard). */
export const pinboardPosts = pgTable(
  'pinboard_posts',
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    carSharing: text({ enum: CAR_SHARING }),
    createdAt: createdAt(),
  },
  (table) => [index('pinboard_posts_event_idx').on(table.eventId, table.createdAt)],
);
