import { TEXT_STATES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Messages written by SMS (docs/domain/text-messages.md); what each number gets is a row of `text_recipients`. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    eventId: uuid().references(() => events.id),
    /** `participants` or `guides` of the event, or who is in a group; null: chosen recipients. */
    group: text(),
    /** Null where the product itself writes. */
    senderId: uuid().references(() => users.id),
    /** The text with its placeholders. */
    text: text().notNull(),
    /** The moment at which it goes; moved into the hours of the day unless it goes at any hour. */
    plannedFor: instant().notNull(),
    anyHour: boolean().notNull(),
    /** It is of no use after that, and not sent; null: it stays of use. */
    goodUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('text_messages_created_index').on(table.createdAt, table.id),
    index('text_messages_event_index').on(table.eventId, table.createdAt),
  ],
);

/** One SMS to one number, and what became of it (docs/domain/text-messages.md#sending). */
export const textRecipients = pgTable(
  'text_recipients',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => textMessages.id, { onDelete: 'cascade' }),
    /** Full names of those who read at this number. */
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Persons of bookings who read there; it is not sent once none of them takes part. */
    bookingPersonIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    userIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The text with the values of the placeholders. */
    text: text().notNull(),
    segments: integer().notNull(),
    state: text({ enum: TEXT_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** The moment at which a worker took it; until the provider's answer is kept nobody knows whether it went. */
    handedOverAt: instant(),
    /** Id that the provider gave it. */
    externalId: text(),
    /** The reason for which it failed or was withdrawn, in words for the office. */
    failure: text(),
    sentAt: instant(),
    deliveredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('text_recipients_message_index').on(table.messageId),
    index('text_recipients_due_index').on(table.nextAttemptAt).where(sql`state in ('waiting', 'sending')`),
    index('text_recipients_failed_index').on(table.createdAt).where(sql`state = 'failed'`),
    uniqueIndex('text_recipients_external_key').on(table.externalId).where(sql`external_id is not null`),
  ],
);

/** Numbers that get no SMS any more (docs/domain/text-messages.md#opt-out). */
export const textOptOuts = pgTable('text_opt_outs', {
  id: id(),
  /** E.164. */
  phone: text().notNull().unique(),
  /** Null where an answer to an SMS did it. */
  createdById: uuid().references(() => users.id),
  createdAt: createdAt(),
});
