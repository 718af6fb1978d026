import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Mail } from './mail/mailer.ts';
import { CLAIM_SECONDS, retryDelaySeconds } from './outbox.domain.ts';
import { outboxMails } from './outbox.table.ts';

export type MailRow = typeof outboxMails.$inferSelect;

const isWaiting = () => and(isNull(outboxMails.sentAt), isNull(outboxMails.failedAt));

/** A mail to queue, with the IRI of what it is about. */
export type OutgoingMail = Omit<Mail, 'id'> & { readonly about: string };

/** Puts a mail into the outbox, in the transaction of what it tells of. */
export async function queueMail(tx: Db, mail: OutgoingMail, now: Date): Promise<void> {
  await tx.insert(outboxMails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}

/** Takes back the mails about these IRIs that have not been sent, in the transaction that makes them wrong. */
export async function withdrawMails(tx: Db, abouts: readonly string[], template?: string): Promise<void> {
  if (abouts.length === 0) return;
  const isOfKind = template ? eq(outboxMails.template, template) : undefined;
  await tx.delete(outboxMails).where(and(isWaiting(), inArray(outboxMails.about, [...abouts]), isOfKind));
}

/** Puts the mails about an IRI that were given up back into the outbox, with all their attempts. Returns their number. */
export async function queueGivenUp(tx: Db, about: string, now: Date): Promise<number> {
  const queued = await tx
    .update(outboxMails)
    .set({ failedAt: null, lastError: null, attempts: 0, nextAttemptAt: now })
    .where(and(eq(outboxMails.about, about), isNotNull(outboxMails.failedAt)))
    .returning({ id: outboxMails.id });
  return queued.length;
}

/**
 * Takes the mail that has been due for longest, counts the attempt and leaves the next one to others for a while: a worker
 * that dies leaves the mail to them. One at a time: whatever waits behind a slow one is anybody's.
 */
export async function claimDueMail(db: Db, now: Date): Promise<MailRow | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outboxMails.id, attempts: outboxMails.attempts })
      .from(outboxMails)
      .where(and(isWaiting(), lte(outboxMails.nextAttemptAt, now)))
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const nextAttemptAt = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    const [claimed] = await tx
      .update(outboxMails)
      .set({ attempts: due.attempts + 1, nextAttemptAt })
      .where(eq(outboxMails.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

/** The mail waits for its next attempt, or is given up. */
export async function keepFailure(
  db: Db,
  { id, attempts }: MailRow,
  failure: { readonly lastError: string; readonly at: Date; readonly isLast: boolean },
): Promise<void> {
  const { lastError, at, isLast } = failure;
  const nextAttemptAt = new Date(at.getTime() + retryDelaySeconds(attempts) * 1000);
  await db
    .update(outboxMails)
    .set({ lastError, nextAttemptAt, failedAt: isLast ? at : null })
    .where(eq(outboxMails.id, id));
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.update(outboxMails).set({ sentAt: at, lastError: null }).where(eq(outboxMails.id, id));
}
