import type { Db } from '../../db/client.ts';
import { type OutgoingMail, readLetterhead } from '../outbox/index.ts';
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

/** Everybody who remembers an event hears of its new date. */
export async function dateChangedMails(
  db: Db,
  { id, before }: { readonly id: string; readonly before: EventRecord },
  { now, origin }: Occasion,
): Promise<OutgoingMail[]> {
  const rememberers = await rememberersOf(db, id);
  const stored = rememberers.length > 0 ? await readEventFacts(db, id) : null;
  if (!stored?.event.published || !SHOWN.includes(stored.event.state) || stored.event.start < now) return [];
  const { event, title, place } = stored;
  const dates = { start: new Date(before.start), end: new Date(before.end) };
  if (+dates.start === +event.start && +dates.end === +event.end) return [];
  const facts = { event: { ...event, title, place }, origin, company: await readLetterhead(db) };
  const news = { template: 'remembered_date_changed', before: dates } as const;
  return rememberers.map((rememberer) => rememberedMail(news, rememberer, facts));
}
