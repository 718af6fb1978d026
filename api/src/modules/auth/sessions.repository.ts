import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { settings } from '../settings/settings.table.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { apiTokens, sessions } from './auth.table.ts';
import { hourOf } from './hour-of.ts';
import type { LoginSource } from './login-failures.repository.ts';
import { hashToken, newToken } from './secrets.ts';

/** Sessions end 14 days after login. */
const SESSION_MS = 14 * 86_400_000;

export interface NewSession {
  /** The cookie's value. */
  readonly token: string;
  readonly expiresAt: Date;
}

export type SessionRow = typeof sessions.$inferSelect;
export type Beginning = Pick<SessionRow, 'userId' | 'device' | 'network' | 'isStrong'>;

/** A session in place of the one that the browser had, if any. */
export interface Login {
  readonly beginning: Beginning;
  /** The cookie's value that the browser sent. */
  readonly former: string | undefined;
  /** Whose failures are forgotten with it; null where none were counted. */
  readonly source: LoginSource | null;
}

/** One statement: whoever logs in waits for each. */
export async function createSession(db: Db, login: Login, now: Date): Promise<NewSession> {
  const { beginning, former, source } = login;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const formerHash = former === undefined ? null : hashToken(former);
  const at = (time: Date) => sql.param(time, sessions.expiresAt);
  await db.execute(sql`select begin_session(
    ${hashToken(token)}, ${beginning.userId}, ${beginning.device}, ${beginning.network}, ${beginning.isStrong},
    ${formerHash}, ${source?.account ?? null}, ${source?.from ?? null}, ${at(now)}, ${at(expiresAt)}, ${at(hourOf(now))})`);
  return { token, expiresAt };
}

/** Removes sessions and Bearer tokens that are over. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, now));
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Notes the hour of a session's use; a write an hour, whatever is asked meanwhile. */
export async function noteSeen(db: Db, session: CurrentSession, now: Date): Promise<void> {
  const seenAt = hourOf(now);
  if (session.seenAt >= seenAt) return;
  await db.update(sessions).set({ seenAt }).where(eq(sessions.id, session.id));
}

/** Read with every request: what rights follow from, and no password. */
export const ACCOUNT_COLUMNS = {
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

/** The session of a request. */
export interface CurrentSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** Begun without the second factor that the office demands of admins (docs/domain/accounts.md#second-factor). */
  readonly isTooWeakForAdmins: boolean;
}

/** SQL: that a row of either is of the secret and not over yet. */
export const isGood = (table: typeof sessions | typeof apiTokens) =>
  and(
    eq(table.tokenHash, sql.placeholder('tokenHash')),
    gt(table.expiresAt, sql.param(sql.placeholder('now'), table.expiresAt)),
  );

const accountBySession = prepared((builder) =>
  builder
    .select({
      ...ACCOUNT_COLUMNS,
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isStrong: sessions.isStrong,
      adminSecondFactor: settings.adminSecondFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(settings, sql`true`)
    .where(and(isGood(sessions), eq(users.state, 'active'))),
);

/** Null for a cookie that is unknown or over, or whose account is not active. */
export async function findUserBySession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ readonly account: Account; readonly session: CurrentSession } | null> {
  const [row] = await accountBySession(db, { tokenHash: hashToken(token), now });
  if (!row) return null;
  const { sessionId: id, createdAt, seenAt, isStrong, adminSecondFactor, ...account } = row;
  const isTooWeakForAdmins = adminSecondFactor && !isStrong;
  return { account, session: { id, createdAt, seenAt, isTooWeakForAdmins } };
}

export async function findActiveUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.state, 'active')));
  return user ?? null;
}

/** The session of a browser that has just shown a second factor. */
export async function strengthenSession(tx: Tx, id: string | null): Promise<void> {
  if (id) await tx.update(sessions).set({ isStrong: true }).where(eq(sessions.id, id));
}

/** All sessions of an account that has lost what made them strong. */
export async function weakenSessions(tx: Tx, userId: string): Promise<void> {
  await tx.update(sessions).set({ isStrong: false }).where(eq(sessions.userId, userId));
}

/** Of an account, the newest first. */
export async function sessionsOf(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), asc(sessions.id));
}

/** Whether there was such a session of this account. */
export async function endSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
