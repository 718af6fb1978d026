import type { EventResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type TourParts, type TourSource, tourResponse } from '../offers/index.ts';
import { availabilityOf, freePlacesOf } from './availability.domain.ts';
import type { EventRow } from './events.table.ts';

export interface EventSource extends TourSource {
  readonly event: EventRow;
}

/** An event as the visitor may see it: only its guides and admins read how many seats are taken. */
export function eventResponse(
  source: EventSource,
  parts: TourParts,
  facts: { readonly taken: number; readonly visitor: Visitor; readonly now: Date },
): EventResponse {
  const { event } = source;
  const { taken, visitor, now } = facts;
  const tour = tourResponse(source, parts);
  const { minimumParticipants, maximumParticipants } = tour;
  const seesSeats =
    visitor.permissions.isAdmin ||
    (visitor.permissions.isGuide && tour.guides.some(({ id }) => id === visitor.user?.id));
  return {
    '@id': iri('events', event.id),
    '@type': 'Event',
    id: event.id,
    code: event.code,
    offer: iri('offers', event.offerId),
    ...tour,
    start: event.start.toISOString(),
    end: event.end.toISOString(),
    durationDays: event.durationDays,
    registrationDeadline: event.registrationDeadline.toISOString(),
    state: event.state,
    published: event.published,
    organized: seesSeats ? event.organized : null,
    guideFinished: seesSeats ? event.guideFinished : null,
    concluded: seesSeats ? event.concluded : null,
    cancellationReason: event.cancellationReason,
    availability: availabilityOf({ ...event, maximumParticipants, taken }, now),
    freePlaces: freePlacesOf(maximumParticipants, taken),
    bookedPlaces: seesSeats ? taken : null,
    minimumReached: taken >= minimumParticipants,
    sacDiscountPercent: event.sacDiscountPercent,
    numberOfBookedRooms: seesSeats ? event.numberOfBookedRooms : null,
    createdAt: event.createdAt.toISOString(),
  };
}
