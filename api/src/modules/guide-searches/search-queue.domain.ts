import type { AssignmentState, CandidateTurn } from '@firn/shared-contracts/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** docs/domain/events.md#a-guide-falls-ill */
const USUAL_HOURS = 24;
const NEAR = [
  { days: 2, hours: 1 },
  { days: 7, hours: 4 },
] as const;

/** Somebody on a list, as the next move needs it. */
export interface Listed {
  /** The state of the question; null before. */
  readonly assignment: AssignmentState | null;
  readonly until: Date | null;
  readonly isPassed: boolean;
}

export type Move<Candidate> =
  | { readonly kind: 'ask'; readonly candidate: Candidate }
  /** Somebody has time to answer, or the office knows already. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'stop' };

interface Situation {
  readonly at: Date;
  readonly start: Date;
  /** Whether the event still takes place. */
  readonly takesPlace: boolean;
  readonly exhaustedAt: Date | null;
}

/** Names what has become of somebody on a list. */
export function turnOf({ assignment, isPassed }: Listed): CandidateTurn {
  if (isPassed) return 'passed';
  return assignment ?? 'waiting';
}

/** Decides what a search does next; the list has its order. */
export function nextMove<Candidate extends Listed>(
  list: readonly Candidate[],
  { at, start, takesPlace, exhaustedAt }: Situation,
): Move<Candidate> {
  if (!takesPlace || start <= at) return { kind: 'stop' };
  const isAwaited = ({ assignment, until }: Candidate) =>
    assignment === 'asked' && until !== null && until > at;
  if (list.some(isAwaited)) return { kind: 'wait' };
  const candidate = list.find((each) => turnOf(each) === 'waiting');
  if (candidate) return { kind: 'ask', candidate };
  return { kind: exhaustedAt ? 'wait' : 'exhausted' };
}

/** Hours to answer for whoever is asked now, unless the office says otherwise. */
export function usualHours(at: Date, start: Date): number {
  const left = start.getTime() - at.getTime();
  return NEAR.find(({ days }) => left <= days * DAY_MS)?.hours ?? USUAL_HOURS;
}

/** Until when the next one waits for an answer. */
export const answerUntil = (at: Date, start: Date, hours: number): Date =>
  new Date(Math.min(start.getTime(), at.getTime() + hours * HOUR_MS));
