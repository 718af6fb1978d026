import { randomUUID } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginFailures } from './auth.table.ts';
import { LIMITS, LONGEST_WINDOW_MS } from './login-limit.domain.ts';

export interface LoginSource {
  /** Lower-case e-mail as typed, whether or not an account has it. */
  readonly account: string;
  /** The network, or the id of a known browser: what others of its network try does not count against it. */
  readonly from: string;
  /** Whether the account has logged in with this browser before. */
  readonly isKnown: boolean;
}

const fromSource = ({ account, from }: LoginSource) =>
  and(eq(loginFailures.account, account), eq(loginFailures.ip, from));

/** A customer of a provider, as a pattern: an IPv4 address, or the /48 of an IPv6 network. */
const siteOf = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:%` : network;

/** A piece of SQL: seconds to wait before the next attempt; 0 where this one counts under the id. */
export function claiming(id: string, { account, from, isKnown }: LoginSource, now: Date): SQL {
  const site = isKnown ? null : siteOf(from);
  const at = sql.param(now, loginFailures.at);
  return sql`claim_login_attempt(${id}, ${account}, ${from}, ${site}, ${at}, ${JSON.stringify(LIMITS)})`;
}

/**
 * Counts an attempt as a failure before its password is looked at, or returns the seconds to wait. Attempts on one
 * account and from one network take turns there: guesses sent at once would all be allowed before the first is counted.
 */
export async function claimAttempt(db: Db, source: LoginSource, now: Date): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(
    sql`select ${claiming(randomUUID(), source, now)} as wait`,
  );
  return rows[0]?.wait ?? 0;
}

/** An attempt that turned out to be no guess; those before it count on. */
export async function takeBackFailure(db: Db, id: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Forgets the failures of a source. */
export async function forgetFailures(db: Db, source: LoginSource): Promise<void> {
  await db.delete(loginFailures).where(fromSource(source));
}

/** Forgets what is too old to count. */
export async function forgetOldFailures(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now.getTime() - LONGEST_WINDOW_MS)));
}
