import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { readSettings } from '../settings/index.ts';
import { AttachmentGoneError, FilesAwayError, type ReadFile, readFiles } from './mail/attachments.ts';
import { type Mailer, type MailSender, ServerAwayError } from './mail/mailer.ts';
import { withItsLogo } from './mail/with-its-logo.ts';
import { MAXIMUM_ATTEMPTS } from './outbox.domain.ts';
import { claimDueMail, keepFailure, type MailRow, markSent } from './outbox.repository.ts';

interface Sending {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly readFile: ReadFile;
}

type Outcome = 'sent' | 'failed' | 'away';

/** As the settings are now: a mail that waited goes out under the name of today. */
async function readSender(db: Db): Promise<MailSender> {
  const { senderName, senderAddress, replyAddress } = await readSettings(db);
  return { name: senderName, address: senderAddress, replyTo: replyAddress };
}

/** A server or a store that is away says nothing against the mail: it waits for as long as that takes. */
function isGivenUp(error: unknown, { attempts }: MailRow): boolean {
  if (error instanceof AttachmentGoneError) return true;
  const isAway = error instanceof ServerAwayError || error instanceof FilesAwayError;
  return attempts >= MAXIMUM_ATTEMPTS && !isAway;
}

async function deliver({ db, mailer, clock, readFile }: Sending, mail: MailRow): Promise<Outcome> {
  try {
    const files = await readFiles(mail.attachments ?? [], readFile);
    const { html, logo } = await withItsLogo(mail.html, readFile);
    await mailer.send({ mail: { ...mail, html }, sender: await readSender(db), files: [...files, ...logo] });
  } catch (error) {
    const lastError = error instanceof AttachmentGoneError ? error.message : String(error);
    await keepFailure(db, mail, { lastError, at: clock(), isLast: isGivenUp(error, mail) });
    return error instanceof ServerAwayError ? 'away' : 'failed';
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
export async function sendDueMails(sending: Sending): Promise<Delivery> {
  let sent = 0;
  let failed = 0;
  for (;;) {
    const mail = await claimDueMail(sending.db, sending.clock());
    if (!mail) return { sent, failed };
    const outcome = await deliver(sending, mail);
    if (outcome === 'sent') sent += 1;
    else failed += 1;
    if (outcome === 'away') return { sent, failed };
  }
}
