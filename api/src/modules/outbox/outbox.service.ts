import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import { MAXIMUM_ATTEMPTS, retryDelaySeconds } from './outbox.domain.ts';
import { outboxMails } from './outbox.table.ts';

const BATCH = 20;

type MailRow = typeof outboxMails.$inferSelect;

const isWaiting = () => and(isNull(outboxMails.sentAt), isNull(outboxMails.failedAt));

/** Puts a mail into the outbox, in the transaction of what it tells of. */
export async function queueMail(
  tx: Db,
  mail: Omit<Mail, 'id'> & { readonly about: string },
  now: Date,
): Promise<void> {
  await tx.insert(outboxMails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}

/** Counts the attempt and moves the next one before anything is sent: a worker that dies leaves the mail to the next. */
async function claimDueMails(db: Db, now: Date): Promise<MailRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMails.id, attempts: outboxMails.attempts })
      .from(outboxMails)
      .where(and(isWaiting(), lte(outboxMails.nextAttemptAt, now)))
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(BATCH)
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

async function deliver(db: Db, mailer: Mailer, mail: MailRow, now: Date): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const isLast = mail.attempts >= MAXIMUM_ATTEMPTS;
    await db
      .update(outboxMails)
      .set({ lastError: String(error), failedAt: isLast ? now : null })
      .where(eq(outboxMails.id, mail.id));
    return false;
  }
  await db.update(outboxMails).set({ sentAt: now, lastError: null }).where(eq(outboxMails.id, mail.id));
  return true;
}

export interface Delivery {
  readonly sent: number;
  readonly failed: number;
}

/** Sends every mail that is due. Several workers may run this at once; a mail is claimed by one of them. */
export async function sendDueMails({
  db,
  mailer,
  clock,
}: {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
}): Promise<Delivery> {
  let sent = 0;
  let failed = 0;
  for (;;) {
    const mails = await claimDueMails(db, clock());
    for (const mail of mails) {
      if (await deliver(db, mailer, mail, clock())) sent += 1;
      else failed += 1;
    }
    if (mails.length < BATCH) return { sent, failed };
  }
}
