import {
  addDays,
  type CancellationReason,
  type EventState,
  type LocalDate,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import { OFFERS } from '../catalogue/index.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { inOrder } from '../in-order.ts';
import { DEMO_GUIDE, DEMO_PARTNER_BASIC } from '../people/guides.ts';
import { createRandom, type Random } from '../random.ts';
import { earlier } from './earlier.ts';
import { createRoster, type Roster } from './guide-roster.ts';
import type { PlannedEvent } from './planned-event.ts';
import { possibleStarts } from './season.ts';
import { leaveWithoutGuide } from './without-guide.ts';

const PAST_DAYS = 240;
const FUTURE_DAYS = 420;
const SPONTANEOUS_WITHIN_DAYS = 55;
/** Guides are asked for events that are not about to begin. */
const ASKED_AHEAD_DAYS = 15;

/** Spreads `count` choices over a list, each near its own stretch of it. */
function spread<T>(random: Random, items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const stretch = items.length / count;
  return Array.from(
    { length: count },
    (_, index) => items[Math.min(items.length - 1, Math.floor(index * stretch + random.between(0, stretch)))],
  ).filter((item): item is T => item !== undefined);
}

function startDates(offer: OfferSeed, today: LocalDate): LocalDate[] {
  const random = createRandom(`dates/${offer.code}`);
  const past = possibleStarts(offer, addDays(today, -PAST_DAYS), addDays(today, -offer.program.length - 1));
  const soon = possibleStarts(offer, addDays(today, 1), addDays(today, 75));
  const later = possibleStarts(offer, addDays(today, 76), addDays(today, FUTURE_DAYS));
  return [
    ...spread(random, past, 1),
    ...spread(random, soon, 2),
    ...spread(random, later, soon.length > 1 ? 1 : 2),
  ];
}

function endOf(offer: OfferSeed, start: LocalDate): Date {
  const last = addDays(start, offer.program.length - 1);
  if (offer.returnTime) return zurichInstant(last, offer.returnTime);
  const [hour = 8, minute = 0] = offer.meetingTime.split(':').map(Number);
  const single = offer.program.length === 1 || offer.tags.includes('Abend');
  const endHour = single ? Math.min(23, hour + Math.ceil(offer.hours ?? 4) + 1) : 16;
  return zurichInstant(
    last,
    `${String(endHour).padStart(2, '0')}:${String(single ? minute : 0).padStart(2, '0')}`,
  );
}

/** The usual deadline (docs/domain/events.md#deadline); some events are open until the day before. */
function deadlineOf(random: Random, offer: OfferSeed, start: LocalDate, spontaneous: boolean): Date {
  const short = spontaneous || random.chance(0.3);
  if (short) return zurichInstant(addDays(start, -1), '12:00');
  return zurichInstant(addDays(start, offer.program.length > 1 ? -14 : -3), '23:59');
}

type Progress = Pick<
  PlannedEvent,
  'state' | 'previousState' | 'cancellationReason' | 'published' | 'organized' | 'guideFinished' | 'concluded'
>;

const NO_PROGRESS: Progress = {
  state: 'open',
  previousState: null,
  cancellationReason: null,
  published: true,
  organized: false,
  guideFinished: false,
  concluded: false,
};

const cancelled = (previousState: EventState, cancellationReason: CancellationReason): Progress => ({
  ...NO_PROGRESS,
  state: 'cancelled',
  previousState,
  cancellationReason,
});

function pastProgress(random: Random): Progress {
  const chance = random.next();
  if (chance < 0.1)
    return cancelled('confirmed', random.pick(['weather', 'minimum_participants', 'no_guide'] as const));
  const done = { ...NO_PROGRESS, organized: true };
  if (chance < 0.7) return { ...done, state: 'closed', guideFinished: true, concluded: true };
  return { ...done, state: 'confirmed', guideFinished: chance < 0.85 };
}

function comingProgress(random: Random, daysAhead: number, spontaneous: boolean): Progress {
  const chance = random.next();
  if (daysAhead < 10 && chance < 0.6) return { ...NO_PROGRESS, state: 'confirmed', organized: chance < 0.4 };
  if (spontaneous)
    return chance < 0.3 ? { ...NO_PROGRESS, state: 'prepared', published: false } : NO_PROGRESS;
  if (chance < 0.05) return cancelled('open', random.pick(['minimum_participants', 'other'] as const));
  if (chance < 0.1) return { ...NO_PROGRESS, state: 'draft', published: false };
  if (chance < 0.17) return { ...NO_PROGRESS, state: 'prepared', published: false };
  return chance < 0.32 ? { ...NO_PROGRESS, state: 'confirmed' } : NO_PROGRESS;
}

/** How many persons to book: some events are full, some have few places left, some have hardly begun. */
function seatsFor(random: Random, offer: OfferSeed, progress: Progress, isPast: boolean): number {
  const [minimum, maximum] = offer.participants;
  if (progress.state === 'draft' || progress.state === 'prepared') return 0;
  if (progress.state === 'cancelled') return random.integer(0, Math.max(1, minimum - 1));
  if (isPast || progress.state === 'confirmed') return random.integer(minimum, maximum);
  const chance = random.next();
  if (chance < 0.12) return maximum;
  if (chance < 0.3) return Math.max(0, maximum - random.integer(1, 3));
  return random.integer(0, Math.max(0, Math.min(maximum - 1, minimum)));
}

interface Draft {
  readonly offer: OfferSeed;
  readonly start: LocalDate;
}

/** Who leads, is asked and has said no. The guides of a draft have not answered yet. */
function planTeam(
  { offer, start }: Draft,
  leaders: readonly string[],
  { progress, daysAhead }: { readonly progress: Progress; readonly daysAhead: number },
  roster: Roster,
): Pick<PlannedEvent, 'guides' | 'asked' | 'declined'> {
  if (progress.state === 'draft') return { guides: [], asked: leaders, declined: [] };
  const random = createRandom(`team/${offer.code}/${start}`);
  const isPlanned = daysAhead > ASKED_AHEAD_DAYS && progress.state !== 'cancelled';
  const another = isPlanned && random.chance(0.25) ? roster.another(offer, start) : null;
  const team = another ? [...leaders, another] : leaders;
  const declined = isPlanned && random.chance(0.15) ? roster.whoDeclined(offer, team, random) : null;
  return { guides: leaders, asked: another ? [another] : [], declined: declined ? [declined] : [] };
}

function planEvent(draft: Draft, number: number, now: Date, roster: Roster): PlannedEvent | null {
  const { offer, start } = draft;
  const random = createRandom(`event/${offer.code}/${number}/${start}`);
  const today = zurichDate(now);
  const isPast = start < today;
  const daysAhead = (Date.parse(start) - Date.parse(today)) / 86_400_000;
  const spontaneous =
    !isPast &&
    daysAhead > 5 &&
    daysAhead <= SPONTANEOUS_WITHIN_DAYS &&
    offer.program.length === 1 &&
    random.chance(0.22);
  const leaders = roster.assign(offer, start, !isPast && daysAhead < 120);
  if (!leaders) return null;
  const progress = isPast ? pastProgress(random) : comingProgress(random, daysAhead, spontaneous);
  const created = addDays(
    earlier(start, today),
    -random.integer(spontaneous ? 4 : 60, spontaneous ? 9 : 140),
  );
  return {
    code: `E-${offer.code}-${number}`,
    offer,
    start: zurichInstant(start, offer.meetingTime),
    end: endOf(offer, start),
    registrationDeadline: deadlineOf(random, offer, start, spontaneous),
    createdAt: zurichInstant(created, `${String(random.integer(8, 17)).padStart(2, '0')}:15`),
    ...progress,
    spontaneous,
    ...planTeam(draft, leaders, { progress, daysAhead }, roster),
    seats: seatsFor(random, offer, progress, isPast),
  };
}

/** About 200 events around `now`: past ones, many in the next weeks, some up to 14 months ahead. */
export function planEvents(now: Date): PlannedEvent[] {
  const today = zurichDate(now);
  const drafts = OFFERS.flatMap((offer) =>
    startDates(offer, today).map((start, index) => ({ offer, start, number: index + 1 })),
  );
  const roster = createRoster();
  const events = drafts
    .toSorted((left, right) => inOrder(left.start, right.start) || inOrder(left.offer.code, right.offer.code))
    .flatMap(({ number, ...draft }) => planEvent(draft, number, now, roster) ?? []);
  return leaveWithoutGuide(events, now, [DEMO_GUIDE, DEMO_PARTNER_BASIC]);
}
