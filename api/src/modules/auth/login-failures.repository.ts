import { and, count, eq, gt, lt, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginFailures } from './auth.table.ts';
import { type Failures, MOST_FAILURES, secondsToWait, WINDOW_MS } from './login-limit.domain.ts';

export interface LoginSource {
  /** Lower-case e-mail as typed, whether or not an account has it. */
  readonly account: string;
  readonly ip: string;
}

const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

const fromNetwork = ({ ip }: LoginSource): SQL => eq(loginFailures.ip, ip);
const fromSource = (source: LoginSource) =>
  and(eq(loginFailures.account, source.account), fromNetwork(source));

async function countFailures(db: Db, from: SQL | undefined, since: Date): Promise<Failures> {
  const [row] = await db
    .select({ count: count(), oldest: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(from, gt(loginFailures.at, since)));
  return row ?? { count: 0, oldest: null };
}

/** Seconds that a source has to wait; 0 when it may try now. */
export async function waitOf(db: Db, source: LoginSource, now: Date): Promise<number> {
  const since = windowStart(now);
  const ofSource = await countFailures(db, fromSource(source), since);
  const ofNetwork = await countFailures(db, fromNetwork(source), since);
  return Math.max(
    secondsToWait(ofSource, MOST_FAILURES.source, now),
    secondsToWait(ofNetwork, MOST_FAILURES.network, now),
  );
}

export async function recordFailure(db: Db, source: LoginSource, at: Date): Promise<void> {
  await db.insert(loginFailures).values({ ...source, at });
}

/**
 * Counts an attempt as a failure before its password is looked at, or returns the seconds to wait. Attempts from one
 * network take turns here: guesses sent at once would all be allowed before the first is counted.
 */
export async function claimAttempt(db: Db, source: LoginSource, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login ${source.ip}`}, 0))`);
    const wait = await waitOf(tx, source, now);
    if (wait === 0) await recordFailure(tx, source, now);
    return wait;
  });
}

/** Forgets the failures of a source, and those of everybody that are too old to count. */
export async function forgetFailures(db: Db, source: LoginSource, now: Date): Promise<void> {
  await db.delete(loginFailures).where(fromSource(source));
  await db.delete(loginFailures).where(lt(loginFailures.at, windowStart(now)));
}
