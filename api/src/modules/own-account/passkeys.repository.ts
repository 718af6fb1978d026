import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { passkeys, usedChallenges } from './passkeys.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Null where an account has it already. */
export async function keepPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
  const [kept] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return kept ?? null;
}

/** Whether there was such a passkey of this account. */
export async function removePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

/** Takes all passkeys of an account away, or those of since then alone; false where there is none. */
export async function removePasskeys(tx: Tx, userId: string, since: Date | null = null): Promise<boolean> {
  const isMeant = since ? gte(passkeys.createdAt, since) : undefined;
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), isMeant))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

/** With its owner; null for a passkey that nobody has, or whose account is not active. */
export async function findByCredential(
  db: Db,
  credentialId: string,
): Promise<{ readonly passkey: PasskeyRow; readonly user: UserRow } | null> {
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(users.state, 'active')));
  return found ?? null;
}

export async function noteUse(tx: Tx, id: string, counter: number, usedAt: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, usedAt }).where(eq(passkeys.id, id));
}

/** Forgets challenges that would be refused anyway. */
export async function forgetOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
}

/** Whether a challenge counts: it does once. */
export async function claimChallenge(tx: Tx, challenge: string, expiresAt: Date): Promise<boolean> {
  const claimed = await tx
    .insert(usedChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}
