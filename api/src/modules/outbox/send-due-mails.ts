import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Mailer } from './mail/mailer.ts';
import { MAXIMUM_ATTEMPTS } from './outbox.domain.ts';
import { claimDueMails, keepFailure, type MailRow, markSent } from './outbox.repository.ts';

const BATCH = 20;

async function deliver(db: Db, mailer: Mailer, mail: MailRow, now: Date): Promise<boolean> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const isLast = mail.attempts >= MAXIMUM_ATTEMPTS;
    await keepFailure(db, mail.id, { lastError: String(error), failedAt: isLast ? now : null });
    return false;
  }
  await markSent(db, mail.id, now);
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
    const mails = await claimDueMails(db, clock(), BATCH);
    for (const mail of mails) {
      if (await deliver(db, mailer, mail, clock())) sent += 1;
      else failed += 1;
    }
    if (mails.length < BATCH) return { sent, failed };
  }
}
