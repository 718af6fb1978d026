import type { FeedbackAnswer, FeedbackRequestResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOfReference } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken } from '../auth/index.ts';
import { guidesOf } from '../pinboard/index.ts';
import { answerViolations } from './feedback.domain.ts';
import { findFeedbackRequest } from './feedback-request.read-model.ts';
import { alreadyAnswered, linkClosed, linkUnknown } from './feedbacks.errors.ts';
import { lockByTokenHash, storeAnswer } from './feedbacks.repository.ts';

export interface Answering {
  readonly token: string;
  readonly answer: FeedbackAnswer;
  readonly now: Date;
}

/** @throws 404, 409 `feedback-answered`, 410 `feedback-closed`. */
async function lockOpenRequest(tx: Tx, { token, now }: Answering) {
  const request = await lockByTokenHash(tx, hashToken(token));
  if (!request) throw linkUnknown();
  if (request.answeredAt) throw alreadyAnswered();
  if (request.closesAt <= now) throw linkClosed();
  return request;
}

/**
 * Takes what a person thought of an event, once (docs/domain/feedback.md#answering). Of two at once the second waits and
 * finds that there is an answer.
 * @throws 404, 409 `feedback-answered`, 410 `feedback-closed`, 422 for what does not fit the event.
 */
export async function answerFeedback(tx: Tx, answering: Answering): Promise<FeedbackRequestResponse> {
  const { token, answer, now } = answering;
  const { id, eventId, durationDays } = await lockOpenRequest(tx, answering);
  const { guides = [], comment = '', publishConsent = false, tour } = answer;
  const rated = guides.map(({ guide }) => idOfReference('users', guide));
  const event = { overnight: durationDays > 1, guides: await guidesOf(tx, eventId) };
  const violations = answerViolations(answer, rated, event);
  if (violations.length > 0) throw invalid(violations);
  const ratings = guides.map(({ guide: _guide, ...rating }, index) => ({
    guideId: rated[index] ?? '',
    ...rating,
  }));
  await storeAnswer(tx, id, { tour, guides: ratings, comment: comment.trim(), publishConsent }, now);
  // Nobody is the actor: whoever is logged in at this browser need not be the person who was asked.
  await recordAudit(tx, {
    actor: null,
    action: 'feedback.answer',
    entity: 'feedback',
    entityId: id,
    label: 'Feedback',
    diff: { publishConsent: { from: false, to: publishConsent } },
    at: now,
  });
  const answered = await findFeedbackRequest(tx, token, now);
  if (!answered) throw new Error(`The feedback ${id} is gone.`);
  return answered;
}
