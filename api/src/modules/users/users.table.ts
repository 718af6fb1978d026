import { USER_STATES } from '@firn/shared-contracts/api';
import { GUIDE_LEVELS, SALUTATIONS } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, plainText, sortKeyText, version } from '../../db/columns.ts';
import { searchTextColumn, searchTextIndex } from '../../db/search-text.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    version: version(),
    email: text().notNull(),
    /** argon2id; null for guests without an account. */
    passwordHash: text(),
    state: text({ enum: USER_STATES }).notNull().default('active'),
    salutation: text({ enum: SALUTATIONS }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    birthday: date(),
    address: text(),
    postalCode: text(),
    city: text(),
    /** Canton or region; on the wire `state`. */
    region: text(),
    country: text().notNull().default('CH'),
    phone: text(),
    contactFirstName: text(),
    contactLastName: text(),
    contactPhone: text(),
    sac: boolean().notNull().default(false),
    sacNumber: text(),
    /** Empty: what the office notes is a record of its own. An API of before that still runs asks for the column. */
    notes: text(),
    /** Guest number, shown as G-{code}. */
    code: text(),
    customerId: text(),
    roles: text().array().notNull().default(sql`'{}'::text[]`),
    groups: text().array().notNull().default(sql`'{}'::text[]`),
    guideLevel: text({ enum: GUIDE_LEVELS }),
    spontaneousTourPermission: boolean().notNull().default(false),
    tourCreatePermission: boolean().notNull().default(false),
    presentedOnWebsite: boolean().notNull().default(false),
    currentlyGuiding: boolean().notNull().default(false),
    portraitText: text(),
    portraitImageId: uuid(),
    /** When the conditions were accepted with the account. */
    termsAcceptedAt: instant(),
    createdAt: createdAt(),
    /** The last login; null until the first. */
    lastSeenAt: instant(),
    sortKey: sortKeyText().generatedAlwaysAs(plainText(sql`last_name || ' ' || first_name || ' ' || email`)),
    searchText: searchTextColumn({
      texts: [
        sql`last_name`,
        sql`first_name`,
        sql`email`,
        sql`postal_code`,
        sql`city`,
        sql`'G-' || code`,
        sql`customer_id`,
      ],
      phones: [sql`phone`],
    }),
  },
  (table) => [
    // A guest without an account has proven no address: theirs keeps nobody from an account (docs/adr/0028-guests-without-an-account.md).
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`).where(sql`state <> 'guest'`),
    uniqueIndex('users_guest_email_unique').on(sql`lower(${table.email})`).where(sql`state = 'guest'`),
    index('users_email_index').on(sql`lower(${table.email})`),
    uniqueIndex('users_code_unique').on(table.code),
    index('users_sort_key_index').on(table.sortKey),
    searchTextIndex('users', table.searchText),
    index('users_last_seen_index').on(table.lastSeenAt),
    index('users_roles_index').using('gin', table.roles),
  ],
);

export type UserRow = typeof users.$inferSelect;
