import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginFailures } from './auth.table.ts';

export interface LoginSource {
  /** Lower-case e-mail as typed, whether or not an account has it. */
  readonly account: string;
  readonly ip: string;
}

const isFrom = ({ account, ip }: LoginSource) =>
  and(eq(loginFailures.account, account), eq(loginFailures.ip, ip));

export async function countFailures(
  db: Db,
  source: LoginSource,
  since: Date,
): Promise<{ failures: number; oldest: Date | null }> {
  const [row] = await db
    .select({ failures: count(), oldest: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(isFrom(source), gt(loginFailures.at, since)));
  return { failures: row?.failures ?? 0, oldest: row?.oldest ?? null };
}

export async function recordFailure(db: Db, source: LoginSource, at: Date): Promise<void> {
  await db.insert(loginFailures).values({ ...source, at });
}

/** Forgets the failures of a source, and those of everybody that are too old to count. */
export async function forgetFailures(db: Db, source: LoginSource, olderThan: Date): Promise<void> {
  await db.delete(loginFailures).where(isFrom(source));
  await db.delete(loginFailures).where(lt(loginFailures.at, olderThan));
}
