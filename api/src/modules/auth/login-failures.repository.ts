import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, like, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { loginFailures } from './auth.table.ts';
import { LIMITS, type Limit, LONGEST_WINDOW_MS, secondsToWait } from './login-limit.domain.ts';

export interface LoginSource {
  /** Lower-case e-mail as typed, whether or not an account has it. */
  readonly account: string;
  /** The network, or the id of a known browser: what others of its network try does not count against it. */
  readonly from: string;
  /** Whether the account has logged in with this browser before. */
  readonly isKnown: boolean;
}

const fromNetwork = ({ from }: LoginSource): SQL => eq(loginFailures.ip, from);
const ofAccount = ({ account }: LoginSource): SQL => eq(loginFailures.account, account);
const fromSource = (source: LoginSource) => and(ofAccount(source), fromNetwork(source));

const before = (now: Date, windowMs: number): Date => new Date(now.getTime() - windowMs);

async function waitFor(db: Db, from: SQL | undefined, limit: Limit, now: Date): Promise<number> {
  const newest = await db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(from, gt(loginFailures.at, before(now, limit.windowMs))))
    .orderBy(desc(loginFailures.at))
    .limit(limit.most);
  const failures = newest.map(({ at }) => at);
  return secondsToWait(failures, limit, now);
}

/** A customer of a provider: an IPv4 address, or the /48 of an IPv6 network. */
const siteOf = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:%` : network;

/** Whether nobody at the site has failed at the account lately: its owner may have come to a new place. */
async function isNewThere(db: Db, source: LoginSource, now: Date): Promise<boolean> {
  const since = before(now, LIMITS.source.windowMs);
  const there = and(
    ofAccount(source),
    like(loginFailures.ip, siteOf(source.from)),
    gt(loginFailures.at, since),
  );
  return (await db.$count(loginFailures, there)) === 0;
}

/** Seconds that a source has to wait; 0 when it may try now. */
export async function waitOf(db: Db, source: LoginSource, now: Date): Promise<number> {
  const isExempt = source.isKnown || (await isNewThere(db, source, now));
  return Math.max(
    await waitFor(db, fromSource(source), LIMITS.source, now),
    await waitFor(db, fromNetwork(source), LIMITS.network, now),
    isExempt ? 0 : await waitFor(db, ofAccount(source), LIMITS.account, now),
  );
}

/** @returns its id. */
export async function recordFailure(db: Db, { account, from }: LoginSource, at: Date): Promise<string> {
  const id = randomUUID();
  await db.insert(loginFailures).values({ id, account, ip: from, at });
  return id;
}

/** An attempt that turned out to be no guess; those before it count on. */
export async function takeBackFailure(db: Db, id: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Seconds to wait before the next attempt, or the id under which this one counts. */
type Claim = { readonly wait: number; readonly id: null } | { readonly wait: 0; readonly id: string };

/**
 * Counts an attempt as a failure before its password is looked at, or returns the seconds to wait. Attempts on one
 * account and from one network take turns here: guesses sent at once would all be allowed before the first is counted.
 */
export async function claimAttempt(db: Db, source: LoginSource, now: Date): Promise<Claim> {
  return db.transaction(async (tx) => {
    // In this order everywhere: two attempts never wait for each other.
    await takeTurns(tx, `login ${source.account}`, `login ${source.from}`);
    const wait = await waitOf(tx, source, now);
    return wait > 0 ? { wait, id: null } : { wait: 0, id: await recordFailure(tx, source, now) };
  });
}

/** Forgets the failures of a source, and those of everybody that are too old to count. */
export async function forgetFailures(db: Db, source: LoginSource, now: Date): Promise<void> {
  const isTooOld = lt(loginFailures.at, before(now, LONGEST_WINDOW_MS));
  await db.delete(loginFailures).where(or(fromSource(source), isTooOld));
}
