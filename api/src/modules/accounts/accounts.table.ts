import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/**
 * What somebody sent who says that an address is theirs; no account before that is proven. Several may wait for one
 * address, each with a password of its own: who owns the address decides by the mail (docs/domain/accounts.md#registration).
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    newsletter: boolean().notNull(),
    /** The event to lead back to. It may be gone by then. */
    eventId: uuid(),
    /** As `networkOf` gives it. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('registrations_email_index').on(sql`lower(${table.email})`, table.createdAt),
    index('registrations_created_index').on(table.createdAt),
  ],
);

export const CODE_PURPOSES = ['confirm_registration', 'reset_password', 'invitation'] as const;

/** What opens something by mail, once: used codes are deleted. Only the SHA-256 is stored. */
export const accountCodes = pgTable(
  'account_codes',
  {
    codeHash: text().primaryKey(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('account_codes_registration_index').on(table.registrationId),
    index('account_codes_user_index').on(table.userId),
    index('account_codes_expires_index').on(table.expiresAt),
  ],
);
