import type { ResourceDeps } from '../../records/index.ts';
import { rememberedMail } from '../events/index.ts';
import { readLetterhead, remindOnce } from '../outbox/index.ts';
import { FEW_SEATS_TEMPLATE, lockDueFewSeats } from './due-few-seats.read-model.ts';

const BATCH = 50;

interface RemindDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

async function remindBatch({ db, clock, origin }: RemindDeps): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await lockDueFewSeats(tx, now, BATCH);
    const company = await readLetterhead(tx);
    for (const { rememberer, reminder, freePlaces, event } of due) {
      const news = { template: FEW_SEATS_TEMPLATE, freePlaces } as const;
      const mail = rememberedMail(news, rememberer, { event, origin, company });
      await remindOnce(tx, { template: FEW_SEATS_TEMPLATE, about: reminder }, [mail], now);
    }
    return due.length;
  });
}

/**
 * Tells who remembers an event that few seats are left, once (docs/domain/mails.md#merkliste). Several workers may run
 * this at once, and any may die. Returns the number of mails.
 */
export async function remindFewSeats(deps: RemindDeps): Promise<number> {
  let total = 0;
  for (;;) {
    const reminded = await remindBatch(deps);
    total += reminded;
    if (reminded < BATCH) return total;
  }
}
