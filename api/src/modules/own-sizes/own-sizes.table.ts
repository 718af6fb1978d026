import type { FamilyMemberPatch } from '@firn/shared-contracts/api';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

type Sizes = NonNullable<FamilyMemberPatch['rentingMaterialPropertyValues']>;

/** What an account keeps of its own sizes for the next booking, as of those of its family (docs/domain/accounts.md#own-sizes). */
export const ownSizes = pgTable('own_sizes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Their properties are IRIs. */
  values: jsonb().$type<Sizes>().notNull(),
  updatedAt: instant().notNull(),
});
