import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { inOwnWords, type OutgoingMail, type OwnWords, queueMail, readLetterhead } from '../outbox/index.ts';
import { type GuideTemplate, guideMail } from './guide.mail.ts';
import { findLeading, findMailedAssignment, type MailedAssignment } from './mailed-assignments.read-model.ts';

/** What a mail needs besides the assignment it is about. */
interface Occasion {
  readonly template: GuideTemplate;
  readonly origin: string;
  readonly at: Date;
  /** Words of the rule that brings it. */
  readonly words?: OwnWords;
  /** Why the office does it, where it says so. */
  readonly reason?: string | undefined;
}

/** A mail to the guide of an assignment, ready for the outbox. */
export async function letterTo(
  db: Db,
  { id, email, firstName, event }: MailedAssignment,
  { template, origin, at, words, reason }: Occasion,
): Promise<OutgoingMail> {
  const letterhead = await readLetterhead(db);
  const company = words ? inOwnWords(letterhead, template, words) : letterhead;
  const mail = guideMail({ template, firstName, event, reason, origin, company, at });
  return { ...mail, template, recipient: email, about: iri('guide_assignments', id) };
}

interface GuideOccasion extends Occasion {
  readonly assignmentId: string;
}

/** Writes to the guide of an assignment; null where there is none. */
export async function findLetter(
  db: Db,
  { assignmentId, ...occasion }: GuideOccasion,
): Promise<OutgoingMail | null> {
  const assignment = await findMailedAssignment(db, assignmentId);
  return assignment && letterTo(db, assignment, occasion);
}

/** Queues a mail to the guide of an assignment, in the transaction of what it tells of. */
export async function mailGuide(tx: Tx, occasion: GuideOccasion): Promise<void> {
  const letter = await findLetter(tx, occasion);
  if (letter) await queueMail(tx, letter, occasion.at);
}

/** Mails that ask for the report of an event, to each who leads it. */
export async function reportRequests(
  db: Db,
  eventId: string,
  occasion: Omit<Occasion, 'template'>,
): Promise<OutgoingMail[]> {
  const letters: OutgoingMail[] = [];
  for (const assignment of await findLeading(db, eventId))
    letters.push(await letterTo(db, assignment, { ...occasion, template: 'guide_report_due' }));
  return letters;
}
