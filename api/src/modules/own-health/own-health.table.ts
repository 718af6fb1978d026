import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** What an account keeps of the diet and allergies of its owner, who ticked that. */
export const ownHealth = pgTable('own_health', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  vegetarian: boolean().notNull(),
  allergies: boolean().notNull(),
  allergiesText: text(),
  updatedAt: instant().notNull(),
});
