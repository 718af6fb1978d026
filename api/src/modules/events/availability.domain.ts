import type { Availability, EventState } from '@firn/shared-contracts/domain';

/** Up to this many seats the public reads «Nur noch n Plätze» (docs/domain/states.md#availability). */
export const FEW_SEATS = 3;

export interface AvailabilityFacts {
  readonly state: EventState;
  readonly published: boolean;
  readonly start: Date;
  readonly end: Date;
  readonly registrationDeadline: Date;
  readonly maximumParticipants: number;
  readonly taken: number;
}

/** Seats left, never below 0: the office may overbook. */
export const freePlacesOf = (maximumParticipants: number, taken: number): number =>
  Math.max(0, maximumParticipants - taken);

/**
 * What the public reads about an event (docs/domain/states.md#availability). The waiting list is a later feature:
 * full stays `full`.
 */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.end < now || facts.state === 'closed') return 'past';
  if (facts.registrationDeadline < now || facts.start < now) return 'deadline_passed';
  const free = freePlacesOf(facts.maximumParticipants, facts.taken);
  if (free === 0) return 'full';
  return free <= FEW_SEATS ? 'few' : 'bookable';
}
