import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  lockOpenRequest,
  type MailPurpose,
  type MailRequest,
  markAnswered,
} from './mail-requests.repository.ts';

/** Queues the mail that a request gets, if any. */
export type AnswerMailRequest = (
  tx: Tx,
  request: MailRequest,
  occasion: { readonly origin: string; readonly at: Date },
) => Promise<void>;

interface AnswerDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
  readonly answers: Readonly<Record<MailPurpose, AnswerMailRequest>>;
}

type Outcome = 'none' | 'answered' | { readonly failed: string; readonly error: unknown };

async function answerNext({ db, clock, origin, answers }: AnswerDeps, except: string[]): Promise<Outcome> {
  let id = '';
  try {
    return await db.transaction(async (tx) => {
      const request = await lockOpenRequest(tx, except);
      if (!request) return 'none';
      id = request.id;
      const at = clock();
      await answers[request.purpose](tx, request, { origin, at });
      await markAnswered(tx, id, at);
      return 'answered';
    });
  } catch (error) {
    if (!id) throw error;
    return { failed: id, error };
  }
}

/**
 * Answers the mails that strangers asked for. Several workers may run this at once. One that fails holds up no other,
 * and is tried again in the next run. Returns the number of those answered.
 */
export async function answerMailRequests(deps: AnswerDeps): Promise<number> {
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (let answered = 0; ; ) {
    const outcome = await answerNext(deps, failed);
    if (outcome === 'answered') answered += 1;
    else if (outcome !== 'none') {
      failed.push(outcome.failed);
      errors.push(outcome.error);
    } else if (errors.length === 0) return answered;
    else throw new AggregateError(errors, `${errors.length} requests for a mail failed`);
  }
}
