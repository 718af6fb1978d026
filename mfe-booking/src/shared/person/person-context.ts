import type { BookingRuleContext, EventResponse } from '@firn/shared-contracts/api';
import { asksHardestTour } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Rentable } from '@firn/shared-ui/material-choice';

/** What an event asks of its persons, and what they may rent; null while that is not known or nothing is rented. */
export interface PersonContext extends BookingRuleContext {
  readonly rentable: Rentable | null;
  /** A place on the waiting list keeps no material (docs/domain/material.md#choosing). */
  readonly mayRent: boolean;
}

export const withoutRenting = (context: PersonContext): PersonContext => ({
  ...context,
  rentable: null,
  mayRent: false,
});

/** The context of the rules of docs/domain/bookings.md; `now` is the shell’s clock. */
export function personContext(
  event: Pick<EventResponse, 'start' | 'minimumAge' | 'level'>,
  now: Date,
  rentable: Rentable | null,
): PersonContext {
  return {
    today: zurichDate(now),
    eventStart: zurichDate(new Date(event.start)),
    minimumAge: event.minimumAge,
    asksHardestTour: asksHardestTour(event.level?.title ?? null),
    rentable,
    mayRent: true,
  };
}
