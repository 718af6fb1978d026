import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Changes of an account's address (docs/domain/accounts.md#change-of-the-address). Only hashes of the codes are stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    /** Null where nothing can be confirmed: somebody else has the address. */
    confirmHash: text(),
    /** Null once it was undone. */
    undoHash: text(),
    createdAt: createdAt(),
    confirmedAt: instant(),
  },
  (table) => [
    index('email_changes_user_index').on(table.userId),
    index('email_changes_confirm_index').on(table.confirmHash),
    index('email_changes_undo_index').on(table.undoHash),
  ],
);
