import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { apiTokens, sessions } from '../auth/auth.table.ts';

/** Ends the sessions of an account, but for the one to be kept. */
export async function endSessions(db: Db, userId: string, kept: string | null): Promise<void> {
  const isOther = kept === null ? undefined : ne(sessions.id, kept);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

/**
 * Ends whatever is logged in to an account, Bearer tokens too, but for the session to be kept
 * (docs/domain/accounts.md#passwords).
 */
export async function endAccess(tx: Tx, userId: string, kept: string | null = null): Promise<void> {
  await endSessions(tx, userId, kept);
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
