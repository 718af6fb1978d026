import type { OfferResponse, PoiResponse } from '@firn/shared-contracts/api';
import { poiAt, type TypedPoi } from '../../shared/places/poi.ts';
import { ALPINE_PLACES } from './alpine-places.ts';
import { readCoordinates } from './coordinates.logic.ts';

/** More are not shown: one goes on typing. */
const MOST_FOUND = 8;

export interface FoundPlace {
  readonly poi: TypedPoi;
  /** Code of the offer it stands in, `A-101`; null for a place known by itself. */
  readonly offer: string | null;
}

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const byStart = (text: string) => (a: PoiResponse, b: PoiResponse) =>
  Number(plain(b.title).startsWith(text)) - Number(plain(a.title).startsWith(text));

/** Places known by name, those first whose name begins so; or the point that was typed as coordinates. */
export function placesFor(text: string): readonly FoundPlace[] {
  const point = readCoordinates(text);
  if (point) return [{ poi: poiAt(point), offer: null }];
  const wanted = plain(text);
  if (wanted === '') return [];
  return ALPINE_PLACES.filter(({ title }) => plain(title).includes(wanted))
    .toSorted(byStart(wanted))
    .slice(0, MOST_FOUND)
    .map((poi) => ({ poi, offer: null }));
}

/** The places of offers, without those that are found already. */
export function placesOfOffers(
  offers: readonly Pick<OfferResponse, 'code' | 'pois'>[],
  found: readonly FoundPlace[],
): readonly FoundPlace[] {
  const known = new Set(found.map(({ poi }) => poi.title));
  return offers
    .flatMap(({ code, pois }) => pois.map((poi) => ({ poi, offer: `A-${code}` })))
    .filter(({ poi }) => !known.has(poi.title) && known.add(poi.title))
    .slice(0, MOST_FOUND);
}
