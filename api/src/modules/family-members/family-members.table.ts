import type { FamilyMemberPatch } from '@firn/shared-contracts/api';
import { SALUTATIONS } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, plainText, sortKeyText, version } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

type FamilyMemberSizes = NonNullable<FamilyMemberPatch['rentingMaterialPropertyValues']>;

/** Persons an account often books for (docs/domain/accounts.md#family). */
export const familyMembers = pgTable(
  'family_members',
  {
    id: id(),
    version: version(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: nobody asks a child for it. */
    salutation: text({ enum: SALUTATIONS }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    birthday: date().notNull(),
    phone: text(),
    contactFirstName: text().notNull(),
    contactLastName: text().notNull(),
    contactPhone: text().notNull(),
    sac: boolean().notNull().default(false),
    sacNumber: text(),
    vegetarian: boolean().notNull().default(false),
    allergies: boolean().notNull().default(false),
    allergiesText: text(),
    hardestTour: text(),
    /** Sizes that are filled in again at the next booking; their properties are IRIs. */
    rentingMaterialPropertyValues: jsonb().$type<FamilyMemberSizes>().notNull().default([]),
    createdAt: createdAt(),
    sortKey: sortKeyText().generatedAlwaysAs(plainText(sql`last_name || ' ' || first_name`)),
  },
  (table) => [index('family_members_user_index').on(table.userId)],
);

export type FamilyMemberRow = typeof familyMembers.$inferSelect;
