import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type DueMail, type DueQuery, inOwnWords, readLetterhead } from '../outbox/index.ts';
import { feedbackRequestMail } from './feedback.mails.ts';
import { type AskedPerson, findToAsk } from './feedback-persons.read-model.ts';
import { openFeedbackRequest } from './open-feedback-request.ts';

interface DueRequests extends DueQuery {
  /** SQL: whether the event has come to the moment of the rule. */
  readonly isDue: SQL | undefined;
}

const template = 'feedback_request';

/** The request is opened with its mail or not at all; somebody who was asked meanwhile gets none. */
const dueMail = (person: AskedPerson, { words, origin, now }: DueRequests): DueMail => ({
  about: iri('booking_persons', person.id),
  recipient: person.email,
  event: person.event.title,
  async write(tx) {
    const opened = await openFeedbackRequest(tx, person.id, { origin, now });
    if (!opened) return null;
    const company = inOwnWords(await readLetterhead(tx), template, words);
    const mail = feedbackRequestMail({ person, link: opened.url, company });
    return { ...mail, template, recipient: person.email, about: iri('bookings', person.bookingId) };
  },
});

/** Mails that ask whoever took part what they thought of it, once (docs/domain/feedback.md#asking). */
export async function dueFeedbackRequests(db: Db, query: DueRequests): Promise<DueMail[]> {
  return (await findToAsk(db, query)).map((person) => dueMail(person, query));
}
