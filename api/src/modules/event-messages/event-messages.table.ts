import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import type { CarriedDocument } from '../documents/documents.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** What somebody wrote to the persons of an event; each got a mail about this row. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    senderId: uuid().references(() => users.id),
    subject: text().notNull(),
    text: text().notNull(),
    recipients: jsonb().$type<{ name: string; email: string }[]>().notNull(),
    /** As they were when they were sent: a document may be deleted before the log is. */
    attachments: jsonb().$type<readonly CarriedDocument[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('event_messages_event_index').on(table.eventId, table.createdAt)],
);
