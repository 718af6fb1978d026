import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns.ts';

/** What a stranger may ask a mail for. */
export const MAIL_PURPOSES = [
  'registration',
  'registration_again',
  'password_reset',
  'newsletter',
  'event_question',
] as const;

/**
 * Mails that strangers asked for. A job answers them, so that asking takes the same time whoever has the address
 * (docs/domain/accounts.md#nobody-learns-who-has-an-account); the limits count them.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: id(),
    purpose: text({ enum: MAIL_PURPOSES }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** As `networkOf` gives it: never a whole IPv6 address. */
    network: text().notNull(),
    /** The registration that asks. */
    registrationId: uuid(),
    at: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    index('mail_requests_email_idx').on(table.email, table.at),
    index('mail_requests_network_idx').on(table.network, table.at),
    index('mail_requests_open_idx').on(table.at).where(sql`answered_at is null`),
  ],
);
