import type { Tx } from '../../db/client.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import type { EventRecord } from './event-record.ts';
import { rememberedMail } from './remembered.mail.ts';
import { rememberersOf } from './rememberers.read-model.ts';

const SHOWN = ['open', 'confirmed'];

interface Occasion {
  readonly now: Date;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

/** Who remembers an event hears of its new date, in the transaction of the change. */
export async function tellRememberers(
  tx: Tx,
  { id, before }: { readonly id: string; readonly before: EventRecord },
  { now, origin }: Occasion,
): Promise<void> {
  const rememberers = await rememberersOf(tx, id);
  const stored = rememberers.length > 0 ? await readEventFacts(tx, id) : null;
  if (!stored?.event.published || !SHOWN.includes(stored.event.state) || stored.event.start < now) return;
  const { event, title, place } = stored;
  const dates = { start: new Date(before.start), end: new Date(before.end) };
  if (+dates.start === +event.start && +dates.end === +event.end) return;
  const facts = { event: { ...event, title, place }, origin, company: await readLetterhead(tx) };
  for (const rememberer of rememberers) {
    const news = { template: 'remembered_date_changed', before: dates } as const;
    await queueMail(tx, rememberedMail(news, rememberer, facts), now);
  }
}
