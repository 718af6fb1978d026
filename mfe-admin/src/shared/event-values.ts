import type { EventPatch, EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { offerValues } from './offer-values.ts';

/** Pages of their own hold these. */
type Elsewhere = 'headImage' | 'images' | 'pois' | 'location' | 'rentingMaterials';

type Own = NonNullable<EventResponse['own']>;
export type EventValues = Omit<Own, Elsewhere> &
  Required<Pick<EventPatch, 'start' | 'end' | 'registrationDeadline' | 'notes'>>;

/** The fields of an event's own form as they are written; null and empty lists are the offer's. */
export function eventValues(event: EventResponse): EventValues {
  const { start, end, registrationDeadline, notes, own } = event;
  const {
    headImage: _head,
    images: _images,
    pois: _pois,
    location: _location,
    rentingMaterials: _materials,
    ...fields
  } = own ?? ({} as Own);
  return {
    ...fields,
    start,
    end,
    registrationDeadline,
    notes: notes ?? '',
  };
}

/** What an event has from its offer where it has nothing of its own, as it is written. */
export function inheritedValues(offer: OfferResponse): Readonly<Record<string, unknown>> {
  const {
    code: _code,
    durationDays: _days,
    privateTours: _private,
    guides: _guides,
    accommodations: _houses,
    ...values
  } = offerValues(offer);
  return values;
}
