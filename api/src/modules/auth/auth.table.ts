import type { ApiTokenScope } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';
import { users } from '../users/users.table.ts';

/** Browser sessions. Only the SHA-256 of the cookie's value is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** By which its owner names it; opens nothing. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** In words, at the login: «Firefox auf Windows». */
    device: text().notNull().default(''),
    /** From which it began, as `networkOf` writes it; never told. */
    network: text().notNull().default(''),
    /** The hour in which it was last used. */
    seenAt: instant().notNull().defaultNow(),
    /** Begun or confirmed by a second factor or a passkey (docs/domain/accounts.md#second-factor). */
    isStrong: boolean().notNull().default(false),
  },
  (table) => [index('sessions_user_index').on(table.userId), uniqueIndex('sessions_id_unique').on(table.id)],
);

/** Bearer tokens of programs, and of accounts (docs/domain/api-tokens.md#tokens-of-accounts). Only the SHA-256 is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenHash: text().primaryKey(),
    /** By which the office names it; opens nothing. */
    id: uuid().notNull().defaultRandom(),
    /** The account whose token it is; null for a program. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** They say what a program may do; empty for an account. */
    scopes: text().array().$type<ApiTokenScope[]>().notNull().default(sql`'{}'`),
    /** Names the partner whose guests a reseller brings; null for nobody's (docs/domain/octo.md#resellers). */
    partnerId: uuid().references(() => partners.id, { onDelete: 'restrict' }),
    /** Null where an operator made it. */
    createdById: uuid().references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The hour in which a program used it last. */
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('api_tokens_id_unique').on(table.id),
    check('api_tokens_scopes_check', sql`(user_id is null) = (cardinality(scopes) > 0)`),
  ],
);

/** Failed logins, counted per account and address (docs/domain/accounts.md#login-limit). */
export const loginFailures = pgTable(
  'login_failures',
  { id: id(), account: text().notNull(), ip: text().notNull(), at: instant().notNull() },
  (table) => [
    index('login_failures_index').on(table.account, table.ip, table.at),
    index('login_failures_network_index').on(table.ip, table.at),
  ],
);
