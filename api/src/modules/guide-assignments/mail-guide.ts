import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type OutgoingMail, queueMail, readLetterhead } from '../outbox/index.ts';
import { type GuideTemplate, guideMail } from './guide.mail.ts';
import { findMailedAssignment, type MailedAssignment } from './mailed-assignments.read-model.ts';

/** What a mail needs besides the assignment it is about. */
interface Occasion {
  readonly template: GuideTemplate;
  readonly origin: string;
  readonly at: Date;
}

/** A mail to the guide of an assignment, ready for the outbox. */
export async function letterTo(
  tx: Tx,
  { id, email, firstName, event }: MailedAssignment,
  { template, origin, at }: Occasion,
): Promise<OutgoingMail> {
  const company = await readLetterhead(tx);
  const mail = guideMail({ template, firstName, event, origin, company, at });
  return { ...mail, template, recipient: email, about: iri('guide_assignments', id) };
}

/** Queues a mail to the guide of an assignment, in the transaction of what it tells of. */
export async function mailGuide(
  tx: Tx,
  { assignmentId, ...occasion }: Occasion & { readonly assignmentId: string },
): Promise<void> {
  const assignment = await findMailedAssignment(tx, assignmentId);
  if (assignment) await queueMail(tx, await letterTo(tx, assignment, occasion), occasion.at);
}
