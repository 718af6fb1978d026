import { addDays, daysBetween, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';

interface Dated {
  readonly start: string;
  readonly end: string;
}

/** An event within a month. `first` is the day of the month, from 1. */
export interface MonthEntry<Event> {
  readonly event: Event;
  readonly first: number;
  readonly days: number;
}

export interface CalendarMonth<Event> {
  /** Its first day. */
  readonly date: LocalDate;
  readonly length: number;
  /** Days from its first to the first Saturday of a weekend that is in it, even in part: -1 where it begins on a Sunday. */
  readonly weekend: number;
  readonly entries: readonly MonthEntry<Event>[];
}

export interface CalendarYear<Event> {
  readonly year: string;
  readonly months: readonly CalendarMonth<Event>[];
}

const SATURDAY = 6;

const firstOf = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
const nextMonth = (first: LocalDate): LocalDate => firstOf(addDays(first, 31));

function monthOf<Event extends Dated>(date: LocalDate, events: readonly Event[]): CalendarMonth<Event> {
  const length = daysBetween(date, nextMonth(date));
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const entries = events.flatMap((event) => {
    const first = Math.max(daysBetween(date, zurichDate(new Date(event.start))) + 1, 1);
    const last = Math.min(daysBetween(date, zurichDate(new Date(event.end))) + 1, length);
    return first > last ? [] : [{ event, first, days: last - first + 1 }];
  });
  return { date, length, weekend: weekday === 0 ? -1 : SATURDAY - weekday, entries };
}

/** The years of some events, each with its months from the first to the last that has one. */
export function yearsOf<Event extends Dated>(events: readonly Event[]): CalendarYear<Event>[] {
  if (events.length === 0) return [];
  const byStart = events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const last = zurichDate(new Date(Math.max(...byStart.map(({ end }) => Date.parse(end)))));
  const years = new Map<string, CalendarMonth<Event>[]>();
  const [earliest] = byStart;
  let date = earliest ? firstOf(zurichDate(new Date(earliest.start))) : last;
  while (date <= last) {
    const year = date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), monthOf(date, byStart)]);
    date = nextMonth(date);
  }
  return [...years].flatMap(([year, months]) => {
    const first = months.findIndex(({ entries }) => entries.length > 0);
    const end = months.findLastIndex(({ entries }) => entries.length > 0);
    return first < 0 ? [] : [{ year, months: months.slice(first, end + 1) }];
  });
}
