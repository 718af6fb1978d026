import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { apiTokens, sessions } from './auth.table.ts';
import { hashToken, newToken } from './secrets.ts';

/** Sessions end 14 days after login. */
const SESSION_MS = 14 * 86_400_000;

const lowerEmail = sql`lower(${users.email})`;

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Db) {
  return {
    /** Starts a session and answers the cookie's value. */
    async create(userId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
      const token = newToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
      return { token, expiresAt };
    },

    async end(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },

    async findUserBySession(token: string, now: Date): Promise<UserRow | null> {
      const [row] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, hashToken(token)),
            gt(sessions.expiresAt, now),
            eq(users.state, 'active'),
          ),
        );
      return row?.user ?? null;
    },

    async findUserByApiToken(token: string, now: Date): Promise<UserRow | null> {
      const [row] = await db
        .select({ user: users })
        .from(apiTokens)
        .innerJoin(users, eq(users.id, apiTokens.userId))
        .where(
          and(
            eq(apiTokens.tokenHash, hashToken(token)),
            gt(apiTokens.expiresAt, now),
            eq(users.state, 'active'),
          ),
        );
      return row?.user ?? null;
    },

    async findActiveUserByEmail(email: string): Promise<UserRow | null> {
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(lowerEmail, email.toLowerCase()), eq(users.state, 'active')));
      return user ?? null;
    },
  };
}
