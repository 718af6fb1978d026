import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { feedbackRequestMail } from './feedback.mails.ts';
import { type AskedPerson, lockToAsk } from './feedback-persons.read-model.ts';
import { openFeedbackRequest } from './open-feedback-request.ts';

const BATCH = 50;

interface AskDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

async function ask(tx: Tx, person: AskedPerson, origin: string, now: Date): Promise<void> {
  const opened = await openFeedbackRequest(tx, person.id, { origin, now });
  if (!opened) return;
  const mail = feedbackRequestMail({ person, link: opened.url, company: await readLetterhead(tx) });
  const about = iri('bookings', person.bookingId);
  await queueMail(tx, { ...mail, template: 'feedback_request', recipient: person.email, about }, now);
}

/**
 * Asks everybody who took part what they thought of it, once (docs/domain/feedback.md#asking). Several workers may run this
 * at once, and any may die: the request is stored with its mail or not at all. Returns the number of mails.
 */
export async function askFeedback({ db, clock, origin }: AskDeps): Promise<number> {
  const now = clock();
  let total = 0;
  for (;;) {
    const asked = await db.transaction(async (tx) => {
      const persons = await lockToAsk(tx, now, BATCH);
      for (const person of persons) await ask(tx, person, origin, now);
      return persons.length;
    });
    total += asked;
    if (asked < BATCH) return total;
  }
}
