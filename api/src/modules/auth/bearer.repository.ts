import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { Program } from '../../lib/principal.ts';
import { users } from '../users/users.table.ts';
import { apiTokens } from './auth.table.ts';
import { hourOf } from './hour-of.ts';
import { hashToken } from './secrets.ts';
import { ACCOUNT_COLUMNS, type Account, isGood } from './sessions.repository.ts';

/** A program with its own rights, or somebody whose account has a token (docs/domain/api-tokens.md#tokens-of-accounts). */
export type Bearer = { readonly program: Program } | { readonly account: Account };

const TOKEN_COLUMNS = {
  userId: apiTokens.userId,
  tokenId: apiTokens.id,
  title: apiTokens.title,
  scopes: apiTokens.scopes,
  partnerId: apiTokens.partnerId,
  usedAt: apiTokens.usedAt,
};

const bearerByToken = prepared((builder) =>
  builder
    .select({ ...ACCOUNT_COLUMNS, ...TOKEN_COLUMNS })
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.userId))
    .where(and(isGood(apiTokens), or(isNull(apiTokens.userId), eq(users.state, 'active')))),
);

/** Notes the hour of a use; two processes at once write it once. */
async function noteUse(db: Db, id: string, hour: Date): Promise<void> {
  const isLater = sql`${apiTokens.usedAt} is distinct from ${sql.param(hour, apiTokens.usedAt)}`;
  await db
    .update(apiTokens)
    .set({ usedAt: hour })
    .where(and(eq(apiTokens.id, id), isLater));
}

/** Null for a token that is unknown or over, or whose account is not active. */
export async function findBearer(db: Db, token: string, now: Date): Promise<Bearer | null> {
  const [row] = await bearerByToken(db, { tokenHash: hashToken(token), now });
  if (!row) return null;
  const { userId, tokenId, title, scopes, partnerId, usedAt, ...account } = row;
  // The columns of its user are there where a token is an account's.
  if (userId) return { account: account as Account };
  const hour = hourOf(now);
  if (usedAt === null || usedAt < hour) await noteUse(db, tokenId, hour);
  return { program: { id: tokenId, title, scopes, partnerId } };
}
