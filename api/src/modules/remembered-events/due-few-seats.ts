import type { Db } from '../../db/client.ts';
import { rememberedMail } from '../events/index.ts';
import { type DueMail, type DueQuery, readLetterhead } from '../outbox/index.ts';
import { findFewSeats } from './due-few-seats.read-model.ts';

/** Tells who remembers an event that few seats are left (docs/domain/mails.md#merkliste). */
export async function dueFewSeats(db: Db, { origin, ...query }: DueQuery): Promise<DueMail[]> {
  const due = await findFewSeats(db, query);
  return due.map(({ rememberer, reminder, freePlaces, event }) => ({
    about: reminder,
    recipient: rememberer.email,
    event: event.title,
    async write(at) {
      const news = { template: 'remembered_few_seats', freePlaces } as const;
      return rememberedMail(news, rememberer, { event, origin, company: await readLetterhead(at) });
    },
  }));
}
