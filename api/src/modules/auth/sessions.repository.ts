import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { apiTokens, sessions } from './auth.table.ts';
import { hashToken, newToken } from './secrets.ts';

/** Sessions end 14 days after login. */
const SESSION_MS = 14 * 86_400_000;

export interface NewSession {
  /** The cookie's value. */
  readonly token: string;
  readonly expiresAt: Date;
}

export async function createSession(db: Db, userId: string, now: Date): Promise<NewSession> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  return { token, expiresAt };
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

const { id, email, firstName, lastName, roles, groups, spontaneousTourPermission, tourCreatePermission } =
  users;
/** Read with every request: what rights follow from, and no password. */
const ACCOUNT_COLUMNS = {
  id,
  email,
  firstName,
  lastName,
  roles,
  groups,
  spontaneousTourPermission,
  tourCreatePermission,
};
export type Account = Pick<UserRow, keyof typeof ACCOUNT_COLUMNS>;

/** Whose a cookie or a bearer token is; null when it is unknown or over, or its account is not active. */
async function findUserByToken(
  db: Db,
  table: typeof sessions | typeof apiTokens,
  token: string,
  now: Date,
): Promise<Account | null> {
  const [account] = await db
    .select(ACCOUNT_COLUMNS)
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.tokenHash, hashToken(token)), gt(table.expiresAt, now), eq(users.state, 'active')));
  return account ?? null;
}

export const findUserBySession = (db: Db, token: string, now: Date): Promise<Account | null> =>
  findUserByToken(db, sessions, token, now);

export const findUserByApiToken = (db: Db, token: string, now: Date): Promise<Account | null> =>
  findUserByToken(db, apiTokens, token, now);

export async function findActiveUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.state, 'active')));
  return user ?? null;
}
