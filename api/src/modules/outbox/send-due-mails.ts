import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Mailer, ServerAwayError } from './mail/mailer.ts';
import { MAXIMUM_ATTEMPTS } from './outbox.domain.ts';
import { claimDueMail, keepFailure, type MailRow, markSent } from './outbox.repository.ts';

type Outcome = 'sent' | 'failed' | 'away';

/** A server that is away says nothing against the mail: it waits for as long as that takes. */
async function deliver(db: Db, mailer: Mailer, mail: MailRow, clock: Clock): Promise<Outcome> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const isAway = error instanceof ServerAwayError;
    const isLast = mail.attempts >= MAXIMUM_ATTEMPTS && !isAway;
    await keepFailure(db, mail, { lastError: String(error), at: clock(), isLast });
    return isAway ? 'away' : 'failed';
  }
  await markSent(db, mail.id, clock());
  return 'sent';
}

export interface Delivery {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends every mail that is due, until there is none or the server is away: the others keep their attempts, and go as soon
 * as it is back. Several workers may run this at once; a mail is claimed by one of them.
 */
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
    const mail = await claimDueMail(db, clock());
    if (!mail) return { sent, failed };
    const outcome = await deliver(db, mailer, mail, clock);
    if (outcome === 'sent') sent += 1;
    else failed += 1;
    if (outcome === 'away') return { sent, failed };
  }
}
