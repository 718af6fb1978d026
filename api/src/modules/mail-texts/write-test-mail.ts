import type { MailPreview, MailTextDraft } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor, CurrentUser } from '../../lib/principal.ts';
import { tooManyRequests } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { type Letterhead, queueMail, type SampledMailText } from '../outbox/index.ts';
import { countTestMails, TEST_MAILS } from './mail-texts.repository.ts';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;

/** The sample of a text in words that nobody has saved. */
export function previewMail(
  { text, sample }: SampledMailText,
  draft: MailTextDraft,
  company: Letterhead,
): MailPreview {
  const { subject, text: plain, html } = sample({ ...company, texts: { [text.key]: draft } });
  return { '@type': 'MailPreview', subject, text: plain, html };
}

interface TestMail {
  readonly known: SampledMailText;
  readonly mail: MailPreview;
  /** The office person who asks, behind an impersonation the admin. */
  readonly user: CurrentUser;
  readonly actor: Actor | null;
  readonly now: Date;
}

/**
 * Sends a sample to whoever asks for it, to no other address.
 * @throws 429 after 30 an hour.
 */
export async function sendTestMail(tx: Tx, { known, mail, user, actor, now }: TestMail): Promise<void> {
  const sent = await countTestMails(tx, user.id, new Date(now.getTime() - HOUR_MS));
  if (sent >= MOST_AN_HOUR) {
    const detail = 'Du hast dir in einer Stunde schon 30 Testnachrichten geschickt. Bitte warte etwas.';
    throw tooManyRequests(detail, HOUR_MS / 1000);
  }
  const { key, title } = known.text;
  const entry = { actor, entity: TEST_MAILS, entityId: user.id, label: title, at: now };
  await recordAudit(tx, { ...entry, action: `${TEST_MAILS}.create` });
  const { subject, text, html } = mail;
  const envelope = { template: TEST_MAILS, recipient: user.email, about: iri('mail_texts', key) };
  await queueMail(tx, { ...envelope, subject: `Test: ${subject}`, text, html }, now);
}
