import { type ChangedFact, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { formatDays, formatFrancs, formatTime } from '../../lib/swiss-format.ts';

/** Facts in force that somebody who booked an event relies on. */
export interface BookedFacts {
  readonly start: Date;
  readonly end: Date;
  readonly place: string;
  readonly meetingText: string;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  /** For one person without a discount. */
  readonly price: Rappen;
}

export interface FactChange {
  readonly fact: ChangedFact;
  readonly from: string;
  readonly to: string;
}

const whenOf = ({ start, end }: BookedFacts) =>
  `${formatDays(start, end)}, ${formatTime(start)} bis ${formatTime(end)} Uhr`;

/** The guides of an event are changed by their assignments. */
type OwnFact = Exclude<ChangedFact, 'guides'>;

const FACTS: Readonly<Record<OwnFact, (facts: BookedFacts) => string>> = {
  date: whenOf,
  place: ({ place }) => place,
  meeting: ({ meetingText }) => meetingText,
  map: ({ location }) => (location ? `${location.latitude}, ${location.longitude}` : ''),
  price: ({ price }) => formatFrancs(price),
};

/** Names the facts that are others now, as people read them (docs/domain/events.md#changed-events). */
export function factChanges(before: BookedFacts, after: BookedFacts): FactChange[] {
  const changes = (Object.keys(FACTS) as OwnFact[]).map((fact) => ({
    fact,
    from: FACTS[fact](before),
    to: FACTS[fact](after),
  }));
  return changes.filter(({ from, to }) => from !== to);
}

const FREE_MS = 14 * 86_400_000;

/**
 * Until when a guest leaves without a fee because of a change: for 14 days, where another day was made of it, and never
 * beyond the start. Null where the terms do not grant it (docs/domain/cancellation.md#a-changed-event).
 */
export function freeUntil(before: BookedFacts, after: BookedFacts, now: Date): Date | null {
  const isSameDay = (field: 'start' | 'end') => zurichDate(before[field]) === zurichDate(after[field]);
  if (isSameDay('start') && isSameDay('end')) return null;
  return new Date(Math.min(now.getTime() + FREE_MS, after.start.getTime()));
}
