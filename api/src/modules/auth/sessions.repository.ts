import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
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

/** Read with every request: what rights follow from, and no password. */
const ACCOUNT_COLUMNS = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  roles: users.roles,
  groups: users.groups,
  spontaneousTourPermission: users.spontaneousTourPermission,
  tourCreatePermission: users.tourCreatePermission,
};
export type Account = Pick<UserRow, keyof typeof ACCOUNT_COLUMNS>;

/** Whose a cookie or a bearer token is. */
const accountByToken = (table: typeof sessions | typeof apiTokens) =>
  prepared((builder) =>
    builder
      .select(ACCOUNT_COLUMNS)
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(
        and(
          eq(table.tokenHash, sql.placeholder('tokenHash')),
          gt(table.expiresAt, sql.param(sql.placeholder('now'), table.expiresAt)),
          eq(users.state, 'active'),
        ),
      ),
  );
const accountBySession = accountByToken(sessions);
const accountByApiToken = accountByToken(apiTokens);

/** Null for a cookie that is unknown or over, or whose account is not active. */
export async function findUserBySession(db: Db, token: string, now: Date): Promise<Account | null> {
  const [account] = await accountBySession(db, { tokenHash: hashToken(token), now });
  return account ?? null;
}

/** Null for a bearer token that is unknown or over, or whose account is not active. */
export async function findUserByApiToken(db: Db, token: string, now: Date): Promise<Account | null> {
  const [account] = await accountByApiToken(db, { tokenHash: hashToken(token), now });
  return account ?? null;
}

export async function findActiveUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.state, 'active')));
  return user ?? null;
}
