import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The app of an account (docs/domain/accounts.md#second-factor). */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** Base32, sealed: it has to be read again with every code. */
  sealedSecret: text().notNull(),
  createdAt: createdAt(),
  /** Null until a code of the app has shown that it has the secret; nothing is asked before. */
  confirmedAt: instant(),
  /** Of the last code that counted, in steps of 30 seconds. */
  lastStep: integer(),
});

/** Recovery codes that are left. Only the SHA-256 is stored: a code has 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: owner(), codeHash: text().notNull() },
  (table) => [index('recovery_codes_user_index').on(table.userId)],
);
