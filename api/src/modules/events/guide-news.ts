import type { ToldGroup } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { ANNULLED_FROM, bookingsIn } from '../bookings/index.ts';
import { type EventNews, guideNewsMail, type ToldMail, toldAs } from '../event-news/index.ts';
import type { GuideChange, GuideNews } from '../guide-assignments/index.ts';
import { readLetterhead } from '../outbox/index.ts';
import { changeMails } from './change-mails.ts';
import { readEventFacts, type StoredFacts } from './event-facts.read-model.ts';
import { followPlan } from './follow-event-change.ts';
import { guideName, guidesToReplace, otherGuides, takenOffBefore } from './guide-change.read-model.ts';
import { type ChangePlan, changePreview, TOLD_STATES } from './plan-event-change.ts';

/** Guests and the office hear of another guide; houses and the other guides do not. */
const CONCERNED: readonly ToldGroup[] = ['bookers', 'participants', 'office'];

async function namesOf(db: Db, change: GuideChange) {
  const others = await otherGuides(db, change);
  const left = change.kind === 'joined' ? await guidesToReplace(db, change) : [];
  const changed = await guideName(db, change.guideId);
  const [from, to] =
    change.kind === 'joined'
      ? [
          [...others, ...left],
          [...others, changed],
        ]
      : [[...others, changed], others];
  return { from: from.join(', '), to: to.join(', '), isReplaced: left.length > 0 };
}

const BACK: EventNews = {
  short: 'Wieder eingeteilt',
  sentence: 'Du bist wieder eingeteilt und leitest diesen Event.',
  isCancelled: false,
};

/** Whoever was told that they lead no more hears that they do; whoever answers on the page knows. */
async function mailsToGuide(db: Db, change: GuideChange, stored: StoredFacts): Promise<ToldMail[]> {
  if (!change.isSet) return toldAs('guides', change.own);
  const { origin, at } = change;
  const { title, place } = stored;
  const company = await readLetterhead(db);
  const back = await takenOffBefore(db, change);
  const mails = back.map(({ email, name, aboutId }) => ({
    ...guideNewsMail({ name, event: { ...stored.event, title, place }, news: BACK, origin, company, at }),
    template: 'guide_news',
    recipient: email,
    about: iri('guide_assignments', aboutId),
  }));
  return toldAs('guides', [...change.own, ...mails]);
}

/**
 * Plans what follows from a change of guides. While nobody has taken over, guests are told by choice alone; once somebody
 * has, they are told unless the office says otherwise (docs/domain/events.md#changed-guides).
 */
async function planGuideChange(db: Db, change: GuideChange): Promise<ChangePlan> {
  const { eventId, origin, at } = change;
  const stored = await readEventFacts(db, eventId);
  if (!stored) throw new Error('An assignment always has an event.');
  const own = await mailsToGuide(db, change, stored);
  const toGuide: readonly ToldGroup[] = own.length > 0 ? ['guides'] : [];
  const nothing = { changes: [], bookings: [], freeUntil: null, mails: own, secrets: [], tell: toGuide };
  if (change.kind === 'unasked') return nothing;
  if (!TOLD_STATES.includes(stored.event.state) || stored.event.start < at) return nothing;
  const { from, to, isReplaced } = await namesOf(db, change);
  const changes = [{ fact: 'guides' as const, from, to }];
  const bookings = await bookingsIn(db, eventId, ANNULLED_FROM);
  const told = await changeMails(db, { stored, bookings, changes, until: null, origin, at });
  const toGuests = told.mails.filter(({ group }) => CONCERNED.includes(group));
  return {
    changes,
    bookings,
    freeUntil: null,
    mails: [...own, ...toGuests],
    secrets: told.secrets,
    tell: [...toGuide, ...(isReplaced ? (['bookers', 'participants'] as const) : [])],
  };
}

export const guideNews: GuideNews = {
  preview: async (db, change) => changePreview(db, change.eventId, await planGuideChange(db, change)),
  follow: async (tx, change, actor, sent) => {
    const plan = await planGuideChange(tx, change);
    await followPlan(tx, change.eventId, plan, { sent, actor, now: change.at });
  },
};
