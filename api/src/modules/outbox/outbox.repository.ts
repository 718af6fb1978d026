import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Mail } from './mail/mailer.ts';
import { retryDelaySeconds } from './outbox.domain.ts';
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

/** Counts the attempt and moves the next one before anything is sent: a worker that dies leaves the mail to the next. */
export async function claimDueMails(db: Db, now: Date, most: number): Promise<MailRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMails.id, attempts: outboxMails.attempts })
      .from(outboxMails)
      .where(and(isWaiting(), lte(outboxMails.nextAttemptAt, now)))
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const claimed: MailRow[] = [];
    for (const { id, attempts } of due) {
      const delay = retryDelaySeconds(attempts + 1);
      const rows = await tx
        .update(outboxMails)
        .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + delay * 1000) })
        .where(eq(outboxMails.id, id))
        .returning();
      claimed.push(...rows);
    }
    return claimed;
  });
}

/** `failedAt` ends the attempts; null leaves the mail waiting. */
export async function keepFailure(
  db: Db,
  id: string,
  failure: { readonly lastError: string; readonly failedAt: Date | null },
): Promise<void> {
  await db.update(outboxMails).set(failure).where(eq(outboxMails.id, id));
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.update(outboxMails).set({ sentAt: at, lastError: null }).where(eq(outboxMails.id, id));
}
