import type { Availability, EventState } from '@firn/shared-contracts/domain';

/** Up to this many seats the public reads «Nur noch n Plätze» (docs/domain/states.md#availability). */
export const FEW_SEATS = 3;

export interface AvailabilityFacts {
  readonly state: EventState;
  readonly start: Date;
  readonly end: Date;
  readonly registrationDeadline: Date;
  /** For whoever comes: without those that somebody on the waiting list gets. */
  readonly freePlaces: number;
  /** It takes bookings, and the office need not answer each. */
  readonly hasWaitlist: boolean;
}

/** What the public reads about an event (docs/domain/states.md#availability). */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.end < now || facts.state === 'closed') return 'past';
  if (facts.registrationDeadline < now || facts.start < now) return 'deadline_passed';
  if (facts.freePlaces === 0) return facts.hasWaitlist ? 'waitlist' : 'full';
  return facts.freePlaces <= FEW_SEATS ? 'few' : 'bookable';
}
