import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Passkeys by which an account logs in (docs/domain/accounts.md#passkeys). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Base64URL, as WebAuthn's JSON has it. */
    credentialId: text().notNull(),
    /** COSE in Base64URL. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it was used; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user_index').on(table.userId),
  ],
);

/** Challenges that have counted: none counts twice. */
export const usedChallenges = pgTable('used_challenges', {
  challenge: text().primaryKey(),
  /** After this it would be refused anyway. */
  expiresAt: instant().notNull(),
});
