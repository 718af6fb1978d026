import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { captchaSolutions } from './captcha.table.ts';

/** Longer than any solution is good for. */
const KEPT_MS = 60 * 60_000;

export type KnownSolution = 'unknown' | 'checked' | 'used';

export async function findSolution(db: Db, solutionHash: string): Promise<KnownSolution> {
  const [row] = await db
    .select({ used: captchaSolutions.used })
    .from(captchaSolutions)
    .where(eq(captchaSolutions.solutionHash, solutionHash));
  if (!row) return 'unknown';
  return row.used ? 'used' : 'checked';
}

/** Spends a solution that was asked about; false when another request was quicker. */
export async function spendChecked(db: Db, solutionHash: string): Promise<boolean> {
  const spent = await db
    .update(captchaSolutions)
    .set({ used: true })
    .where(and(eq(captchaSolutions.solutionHash, solutionHash), eq(captchaSolutions.used, false)))
    .returning({ used: captchaSolutions.used });
  return spent.length > 0;
}

/** Keeps a solution that nobody has shown before; false when another request was quicker. */
export async function keepSolution(
  db: Db,
  solution: { readonly solutionHash: string; readonly used: boolean },
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insert(captchaSolutions)
    .values({ ...solution, expiresAt: new Date(now.getTime() + KEPT_MS) })
    .onConflictDoNothing()
    .returning({ used: captchaSolutions.used });
  return kept.length > 0;
}

export async function forgetSolutions(db: Db, now: Date): Promise<void> {
  await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, now));
}
