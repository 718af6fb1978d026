import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { MAIL_LIMITS, secondsToWait, WINDOW_MS } from './mail-limits.domain.ts';
import { mailRequests } from './mail-requests.table.ts';

export type MailRequest = typeof mailRequests.$inferSelect;
export type MailPurpose = MailRequest['purpose'];

export interface NewMailRequest {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly network: string;
  readonly registrationId?: string;
}

/** docs/domain/privacy.md#networks: no longer than the limits and a look at what went wrong need it. */
const KEPT_MS = 24 * 3_600_000;
/** As long as a registration is kept: a mail that could not be written by then is not expected. */
const STALE_MS = 7 * KEPT_MS;

async function waitFor(tx: Tx, whose: SQL | undefined, most: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const newest = await tx
    .select({ at: mailRequests.at })
    .from(mailRequests)
    .where(and(whose, gt(mailRequests.at, since)))
    .orderBy(desc(mailRequests.at))
    .limit(most);
  return secondsToWait(
    newest.map(({ at }) => at),
    most,
    now,
  );
}

/**
 * Writes a request down, or returns the seconds to wait. Requests for one address and from one network take turns here:
 * sent at once, all would be let in before the first is counted.
 */
export async function claimMail(tx: Tx, request: NewMailRequest, now: Date): Promise<number> {
  const email = request.email.toLowerCase();
  const { network } = request;
  // In this order everywhere: two requests never wait for each other.
  await takeTurns(tx, `mails to ${email}`);
  await takeTurns(tx, `mails from ${network}`);
  const [toAddress, fromNetwork] = [eq(mailRequests.email, email), eq(mailRequests.network, network)];
  const wait = Math.max(
    await waitFor(tx, and(toAddress, fromNetwork), MAIL_LIMITS.source, now),
    await waitFor(tx, fromNetwork, MAIL_LIMITS.network, now),
    await waitFor(tx, toAddress, MAIL_LIMITS.email, now),
  );
  if (wait === 0) await tx.insert(mailRequests).values({ ...request, email, at: now });
  return wait;
}

/** The oldest request that waits; another worker's is left to it. */
export async function lockOpenRequest(tx: Tx, except: readonly string[]): Promise<MailRequest | null> {
  const [request] = await tx
    .select()
    .from(mailRequests)
    .where(
      and(
        isNull(mailRequests.answeredAt),
        except.length > 0 ? notInArray(mailRequests.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(mailRequests.at), asc(mailRequests.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return request ?? null;
}

export async function markAnswered(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(mailRequests).set({ answeredAt: at }).where(eq(mailRequests.id, id));
}

/** Deletes what was answered and counts no more, and what nobody waits for any more. */
export async function forgetMailRequests(db: Db, now: Date): Promise<void> {
  const askedBefore = (ms: number) => lt(mailRequests.at, new Date(now.getTime() - ms));
  const isAnswered = and(isNotNull(mailRequests.answeredAt), askedBefore(KEPT_MS));
  await db.delete(mailRequests).where(or(isAnswered, askedBefore(STALE_MS)));
}
