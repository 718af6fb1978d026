import type { PlannedMail } from '@firn/shared-contracts/api';
import type { OutgoingMail } from './outbox.repository.ts';

/** A mail that would be queued, as whoever is about to send it may see it. */
export const plannedMail = ({ template, recipient, subject, text }: OutgoingMail): PlannedMail => ({
  template,
  to: recipient,
  subject,
  text,
});
