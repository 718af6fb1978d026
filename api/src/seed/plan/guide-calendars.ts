import {
  addDays,
  type DayAvailability,
  datesFrom,
  type LocalDate,
  weekdayOf,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { GUIDES } from '../people/guides.ts';
import { createRandom, type Random } from '../random.ts';
import type { PlannedEvent } from './planned-event.ts';

export interface PlannedCalendar {
  /** E-mail address. */
  readonly guide: string;
  /** Monday to Sunday. */
  readonly weekly: readonly (DayAvailability | null)[];
  readonly days: readonly { readonly date: LocalDate; readonly availability: DayAvailability }[];
}

const AHEAD_DAYS = 180;
const LONGEST_HOLIDAY = 9;

/** Monday to Sunday: who guides for a living, beside another work, or at the weekend. */
const WEEKS: readonly (readonly (DayAvailability | null)[])[] = [
  ['available', 'available', 'available', 'available', 'available', 'available', 'available'],
  ['busy', 'busy', 'maybe', 'available', 'available', 'available', 'available'],
  ['busy', 'busy', 'busy', 'busy', 'maybe', 'available', 'available'],
  [null, 'maybe', 'maybe', null, 'available', 'available', 'available'],
];

const daysOf = ({ start, end }: PlannedEvent): LocalDate[] => datesFrom(zurichDate(start), zurichDate(end));

/** Two holidays and some days of «maybe». */
function whims(random: Random, today: LocalDate): [LocalDate, DayAvailability][] {
  const holidays = [random.integer(5, 80), random.integer(90, AHEAD_DAYS)].flatMap((first) =>
    Array.from({ length: random.integer(3, LONGEST_HOLIDAY) }, (_, index): [LocalDate, DayAvailability] => [
      addDays(today, first + index),
      'busy',
    ]),
  );
  const open = Array.from({ length: 6 }, (): [LocalDate, DayAvailability] => [
    addDays(today, random.integer(3, AHEAD_DAYS)),
    'maybe',
  ]);
  return [...open, ...holidays];
}

/** What every guide says of the coming half year; nobody is away on a day they lead or are asked for. */
export function planCalendars(events: readonly PlannedEvent[], now: Date): PlannedCalendar[] {
  const today = zurichDate(now);
  return GUIDES.map(({ email }) => {
    const random = createRandom(`calendar/${email}`);
    const weekly = random.pick(WEEKS);
    const taken = new Set(
      events
        .filter(({ guides, asked }) => [...guides, ...asked].includes(email))
        .flatMap((event) => daysOf(event)),
    );
    const own = new Map(whims(random, today).filter(([date]) => !taken.has(date)));
    for (const date of taken) {
      if (date >= today && weekly[weekdayOf(date)] === 'busy') own.set(date, 'available');
    }
    const days = [...own].map(([date, availability]) => ({ date, availability }));
    return { guide: email, weekly, days };
  });
}
