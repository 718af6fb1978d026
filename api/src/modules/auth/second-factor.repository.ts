import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { recoveryCodes, secondFactors } from './second-factor.table.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const ofUser = (userId: string) => eq(secondFactors.userId, userId);

/** The app of an account; before it is confirmed, too. */
export async function findFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const [factor] = await db.select().from(secondFactors).where(ofUser(userId));
  return factor ?? null;
}

/** Keeps the secret of an app that is not confirmed yet, in place of one before; false where one is active. */
export async function keepSecret(db: Db, userId: string, sealedSecret: string, now: Date): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** The sealed secrets of all apps. */
export const sealedSecrets = (db: Db): Promise<Pick<SecondFactor, 'userId' | 'sealedSecret'>[]> =>
  db.select({ userId: secondFactors.userId, sealedSecret: secondFactors.sealedSecret }).from(secondFactors);

/** Leaves one alone that was replaced since it was read. */
export async function resealSecret(
  db: Db,
  { userId, sealedSecret }: Pick<SecondFactor, 'userId' | 'sealedSecret'>,
  renewed: string,
): Promise<void> {
  const isUnchanged = and(ofUser(userId), eq(secondFactors.sealedSecret, sealedSecret));
  await db.update(secondFactors).set({ sealedSecret: renewed }).where(isUnchanged);
}

/** Forgets secrets of apps that were begun and never switched on. */
export async function forgetUnconfirmedFactors(db: Db, before: Date): Promise<void> {
  const isLeft = and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, before));
  await db.delete(secondFactors).where(isLeft);
}

/** False where another request has confirmed it, or begun anew, since it was read. */
export async function confirmFactor(
  tx: Tx,
  { userId, sealedSecret }: SecondFactor,
  confirmation: { readonly confirmedAt: Date; readonly lastStep: number },
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactors)
    .set(confirmation)
    .where(
      and(ofUser(userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmedAt)),
    )
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** Whether the code of a step counts: it does once, and none of a step before it afterwards. */
export async function claimStep(db: Db, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const claimed = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofUser(userId), isNotNull(secondFactors.confirmedAt), isNewer))
    .returning({ userId: secondFactors.userId });
  return claimed.length > 0;
}

/** Whether there was such a code; it is gone afterwards. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function keepRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Takes the app and its recovery codes away, or one of since then alone; false where there is none. */
export async function removeFactor(tx: Tx, userId: string, since: Date | null = null): Promise<boolean> {
  const isMeant = since
    ? or(gte(secondFactors.confirmedAt, since), gte(secondFactors.createdAt, since))
    : undefined;
  const removed = await tx
    .delete(secondFactors)
    .where(and(ofUser(userId), isMeant))
    .returning({ userId: secondFactors.userId });
  if (removed.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return true;
}
