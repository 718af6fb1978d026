import type { FeedbackPatch, PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Precondition, requireMet, StaleError } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { plannedMails, queueMail, readLetterhead, rehearse } from '../outbox/index.ts';
import { PUBLISHABLE } from './feedback.domain.ts';
import { feedbackReplyMail } from './feedback.mails.ts';
import { findAskedPerson } from './feedback-persons.read-model.ts';
import { lockAnswer, storeHandling } from './feedbacks.repository.ts';

interface Handling {
  readonly id: string;
  readonly patch: FeedbackPatch;
  readonly precondition: Precondition;
  readonly actor: Actor | null;
  readonly now: Date;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockAnswer>>>;

const violation = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);
const NOTHING_TO_SEND = 'Ohne Antwort gibt es nichts zu senden. Bitte schreib zuerst eine.';
const NOBODY_TO_SEND_TO = 'Diese Person ist gelöscht und hat keine Adresse mehr. Bitte lass das weg.';

/** Sends the reply to whom it answers. @throws 422 */
async function mailReply(tx: Tx, { feedback }: Locked, reply: string, at: Date): Promise<void> {
  if (reply === '') throw violation('notify', NOTHING_TO_SEND);
  const person = await findAskedPerson(tx, feedback.bookingPersonId);
  if (!person) throw violation('notify', NOBODY_TO_SEND_TO);
  const facts = { person, comment: feedback.comment, reply, company: await readLetterhead(tx) };
  await queueMail(
    tx,
    {
      ...feedbackReplyMail(facts),
      template: 'feedback_reply',
      recipient: person.email,
      about: iri('bookings', person.bookingId),
    },
    at,
  );
}

/** @throws 409 `invalid-transition` that names why it cannot be published. */
function publication({ feedback, isPrivate }: Locked, { patch, actor, now }: Handling) {
  const { published } = patch;
  if (published === undefined || published === (feedback.publishedAt !== null)) return null;
  if (!published) return { publishedAt: null, publishedBy: null };
  requireMet(PUBLISHABLE, { ...feedback, isPrivate }, now);
  return { publishedAt: now, publishedBy: authorIdOf(actor) };
}

function replying({ feedback }: Locked, { patch, actor, now }: Handling) {
  const reply = patch.reply?.trim();
  if (reply === undefined || reply === feedback.reply) return null;
  if (reply === '') return { reply, repliedAt: null, repliedBy: null };
  return { reply, repliedAt: now, repliedBy: authorIdOf(actor) };
}

/**
 * Publishes an answer, takes it back, or writes a reply, which goes to the person by mail if that is wished
 * (docs/domain/feedback.md#the-office).
 * @throws 404, `StaleError`, 409 `invalid-transition`, 422.
 */
export async function handleFeedback(tx: Tx, handling: Handling): Promise<void> {
  const { id, patch, precondition, actor, now } = handling;
  const locked = await lockAnswer(tx, id);
  if (!locked) throw notFound();
  const { feedback } = locked;
  if (!precondition(feedback.version)) throw new StaleError();
  const published = publication(locked, handling);
  const replied = replying(locked, handling);
  if (patch.notify) await mailReply(tx, locked, replied?.reply ?? feedback.reply, now);
  if (!published && !replied) return;
  await storeHandling(tx, id, { ...published, ...replied });
  await recordAudit(tx, {
    actor,
    action: 'feedback.update',
    entity: 'feedback',
    entityId: id,
    label: 'Feedback',
    diff: {
      ...(published && {
        published: { from: feedback.publishedAt !== null, to: published.publishedAt !== null },
      }),
      ...(replied && { reply: { from: feedback.reply, to: replied.reply } }),
    },
    at: now,
  });
}

/** The mail that handling an answer would send; nothing is changed. @throws as `handleFeedback` does. */
export async function previewHandling(db: Db, handling: Handling): Promise<PlannedMailsResponse> {
  const locked = await db.transaction((tx) => lockAnswer(tx, handling.id));
  if (!locked) throw notFound();
  const person = await findAskedPerson(db, locked.feedback.bookingPersonId);
  const about = person ? iri('bookings', person.bookingId) : iri('feedbacks', handling.id);
  const write = async (tx: Tx) => {
    await handleFeedback(tx, handling);
    return about;
  };
  return plannedMails(iri('feedbacks', handling.id), await rehearse(db, write, about));
}
