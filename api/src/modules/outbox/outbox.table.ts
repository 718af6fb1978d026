import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import type { Invitation } from './mail/invitation.ts';
import type { MailAttachment } from './mail/mailer.ts';

/** Mails to send: written in the transaction of the change they report, sent by the worker. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    /** Key of docs/domain/mails.md#templates, such as `booking_confirmed`. */
    template: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Who gets the answers, where that is not the company. */
    replyTo: text(),
    /** Where one click ends the newsletter; for its mails alone. */
    unsubscribeUrl: text(),
    invitation: jsonb().$type<Invitation>(),
    /** Documents that go with it, by reference (docs/domain/mails.md#attachments). */
    attachments: jsonb().$type<readonly MailAttachment[]>(),
    /** IRI of what the mail is about. */
    about: text(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    sentAt: instant(),
    /** Set when the last attempt failed and no other follows. */
    failedAt: instant(),
  },
  (table) => [
    index('outbox_mails_due_idx').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('outbox_mails_failed_idx').on(table.about).where(sql`failed_at is not null`),
  ],
);
