import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { apiTokens } from '../auth/auth.table.ts';
import { partners } from '../partners/partners.table.ts';
import { users } from '../users/users.table.ts';

const COLUMNS = {
  id: apiTokens.id,
  title: apiTokens.title,
  scopes: apiTokens.scopes,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  usedAt: apiTokens.usedAt,
  partner: { id: partners.id, title: partners.title, code: partners.code },
  /** Null where an operator made it. */
  maker: { firstName: users.firstName, lastName: users.lastName },
};

/** Tokens of programs that are good, the newest first. */
export const listApiTokens = (db: Db, now: Date) =>
  db
    .select(COLUMNS)
    .from(apiTokens)
    .leftJoin(partners, eq(partners.id, apiTokens.partnerId))
    .leftJoin(users, eq(users.id, apiTokens.createdById))
    .where(and(isNull(apiTokens.userId), gt(apiTokens.expiresAt, now)))
    .orderBy(desc(apiTokens.createdAt), asc(apiTokens.id));

export type ApiToken = Awaited<ReturnType<typeof listApiTokens>>[number];
