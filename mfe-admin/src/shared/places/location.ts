import type { OfferResponse } from '@firn/shared-contracts/api';
import type { TypedPoi } from './poi.ts';

/** The point of an offer or an event while it is typed. */
export type TypedLocation = Pick<TypedPoi, 'latitude' | 'longitude'>;

/** For people, `46.5547, 7.9831`. */
export const locationWords = (location: OfferResponse['location'] | TypedLocation): string =>
  location ? `${location.latitude ?? ''}, ${location.longitude ?? ''}` : '';

/** Where the first place stands that lies at the point; -1 for none. */
export const placeAt = (pois: readonly TypedPoi[], location: TypedLocation | null): number =>
  pois.findIndex(
    ({ latitude, longitude }) => latitude === location?.latitude && longitude === location?.longitude,
  );
