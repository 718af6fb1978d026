import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Visitors ask the office about an event (docs/domain/events.md#questions). */
export const eventQuestions = pgTable(
  'event_questions',
  {
    id: id(),
    version: version(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    /** `networkOf` gives it; it is forgotten after 30 days. */
    network: text(),
    createdAt: createdAt(),
    /** It is empty where the office settled it without a mail. */
    answer: text().notNull().default(''),
    answeredAt: instant(),
    answeredById: uuid().references(() => users.id),
  },
  (table) => [
    index('event_questions_open_index').on(table.eventId).where(sql`answered_at is null`),
    index('event_questions_network_index').on(table.network, table.createdAt),
    index('event_questions_answered_index').on(table.answeredAt),
    check('event_questions_answered_check', sql`answered_at is not null or answer = ''`),
  ],
);
