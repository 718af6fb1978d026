import type { GuideCandidatesResponse } from '@firn/shared-contracts/api';
import {
  CANDIDATE_STANDINGS,
  type CandidateStanding,
  type DayAvailability,
  datesFrom,
  type LocalDate,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { EARTH_RADIUS_KM } from '../../lib/earth.domain.ts';

type Candidate = GuideCandidatesResponse['candidates'][number];

/** A guide leads or is wanted from its first moment to its last. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** An event that a guide leads. */
export interface Led extends Span {
  readonly place: Place | null;
}

const DAY_MS = 86_400_000;
/** docs/domain/events.md#a-guide-falls-ill */
const DAYS_BEFORE = 14;
const STEP_KM = 25;

const overlap = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** How a guide stands on the worst of the days. */
export function standingOf(
  spans: readonly Span[],
  said: readonly (DayAvailability | null)[],
  led: readonly Span[],
): CandidateStanding {
  if (led.some((each) => spans.some((span) => overlap(span, each)))) return 'overlap';
  const known = said.map((day) => day ?? 'unknown');
  return CANDIDATE_STANDINGS.findLast((standing) => known.some((day) => day === standing)) ?? 'unknown';
}

const daysOfSpan = ({ start, end }: Span): LocalDate[] => datesFrom(zurichDate(start), zurichDate(end));

/** Days that a guide leads in a season, each once; the last moment of a season is not of it. */
export function seasonDaysOf(led: readonly Span[], { from, until }: { from: Date; until: Date }): number {
  const [first, last] = [zurichDate(from), zurichDate(new Date(until.getTime() - 1))];
  return new Set(led.flatMap(daysOfSpan).filter((day) => first <= day && day <= last)).size;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres on a great circle, by the haversine formula. */
export function kilometresBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (
    2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(across + Math.cos(from) * Math.cos(to) * along)))
  );
}

/** Whole kilometres from the tour a guide leads last before; null where there is none, or no place is known. */
export function distanceOf(place: Place | null, start: Date, led: readonly Led[]): number | null {
  const since = new Date(start.getTime() - DAYS_BEFORE * DAY_MS);
  const last = led
    .filter(({ end }) => since <= end && end <= start)
    .toSorted((one, other) => other.end.getTime() - one.end.getTime())[0];
  return place && last?.place ? Math.round(kilometresBetween(last.place, place)) : null;
}

const ANSWERS = [null, 'declined', 'asked', 'accepted'] as const;

const ranksOf = ({ standing, isQualified, answer, distanceKm, seasonDays }: Candidate): number[] => [
  CANDIDATE_STANDINGS.indexOf(standing),
  isQualified ? 0 : 1,
  ANSWERS.indexOf(answer),
  distanceKm === null ? Number.MAX_SAFE_INTEGER : Math.floor(distanceKm / STEP_KM),
  seasonDays,
];

/** The best first; who is alike stays in the order of the names. */
export const sortCandidates = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((one, other) => {
    const others = ranksOf(other);
    return ranksOf(one).reduce((difference, rank, index) => difference || rank - (others[index] ?? 0), 0);
  });

/** Whether a search takes a guide: nothing speaks against it that needs a reason. */
export const isListable = ({
  standing,
  isQualified,
  answer,
}: Pick<Candidate, 'standing' | 'isQualified' | 'answer'>): boolean =>
  standing !== 'busy' && standing !== 'overlap' && isQualified && (answer === null || answer === 'declined');
