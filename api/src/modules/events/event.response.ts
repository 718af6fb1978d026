import type { EventResponse } from '@firn/shared-contracts/api';
import { type Reader, visibleFields } from '../../access/field-matrix.ts';
import { iri } from '../../lib/iri.ts';
import { type TourParts, type TourSource, tourResponse } from '../offers/index.ts';
import { availabilityOf, freePlacesOf } from './availability.domain.ts';
import type { EventRow } from './events.table.ts';

export interface EventSource extends TourSource {
  readonly event: EventRow;
}

/** An event as the reader may see it: only its guides and admins read how many seats are taken. */
export function eventResponse(
  source: EventSource,
  parts: TourParts,
  facts: { readonly taken: number; readonly reader: Reader; readonly now: Date },
): EventResponse {
  const { event } = source;
  const { taken, reader, now } = facts;
  const tour = tourResponse(source, parts);
  const { minimumParticipants, maximumParticipants } = tour;
  const whole: EventResponse = {
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
    organized: event.organized,
    guideFinished: event.guideFinished,
    concluded: event.concluded,
    cancellationReason: event.cancellationReason,
    availability: availabilityOf({ ...event, maximumParticipants, taken }, now),
    freePlaces: freePlacesOf(maximumParticipants, taken),
    bookedPlaces: taken,
    minimumReached: taken >= minimumParticipants,
    sacDiscountPercent: event.sacDiscountPercent ?? parts.sacDiscountPercent,
    numberOfBookedRooms: event.numberOfBookedRooms,
    createdAt: event.createdAt.toISOString(),
  };
  return visibleFields('events', whole, reader);
}
