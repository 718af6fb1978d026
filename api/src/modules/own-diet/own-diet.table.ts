import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** An account knows this of its owner's food and allergies, by consent; without a row nobody agreed (docs/domain/accounts.md#own-diet). */
export const ownDiets = pgTable('own_diets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  vegetarian: boolean().notNull(),
  allergies: boolean().notNull(),
  allergiesText: text(),
  /** When the owner last agreed to it. */
  agreedAt: instant().notNull(),
});
