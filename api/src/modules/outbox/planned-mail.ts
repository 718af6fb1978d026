import type { PlannedMail, PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { OutgoingMail } from './outbox.repository.ts';
import { withoutSecrets } from './without-secrets.ts';

/** A mail that would be queued, as whoever is about to send it may see it. */
export const plannedMail = ({
  template,
  recipient,
  subject,
  text,
}: Pick<OutgoingMail, 'template' | 'recipient' | 'subject' | 'text'>): PlannedMail => ({
  template,
  to: recipient,
  subject,
  text: withoutSecrets(text),
});

/** The answer to a dry run at an address. */
export const plannedMails = (path: string, mails: readonly PlannedMail[]): PlannedMailsResponse => ({
  '@id': path,
  '@type': 'PlannedMails',
  mails: [...mails],
});
