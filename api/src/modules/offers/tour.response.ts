import type { OfferResponse, PriceComponentResponse } from '@firn/shared-contracts/api';
import { pricePerPerson, slugify } from '@firn/shared-contracts/domain';
import { effectiveTour, ownOrInherited } from './tour.domain.ts';
import type { PricedPart, TourParts, TourSource } from './tour-parts.read-model.ts';

/** The fields that offers and events share. */
export type TourResponse = Omit<
  OfferResponse,
  '@id' | '@type' | 'id' | 'version' | 'code' | 'accountingNo' | 'state' | 'durationDays' | 'createdAt'
>;

const priceComponentResponse = ({ component, vatRate }: PricedPart): PriceComponentResponse => ({
  title: component.title,
  grossPrice: component.grossPrice,
  vatRate,
  eligibleForSacDiscount: component.eligibleForSacDiscount,
  accommodationCost: component.accommodationCost,
});

/** The event's own entries of a part, else its offer's. */
function partOf<T>(parts: ReadonlyMap<string, readonly T[]>, { offer, event }: TourSource): T[] {
  const own = event ? (parts.get(event.id) ?? []) : [];
  return [...ownOrInherited(own, parts.get(offer.id) ?? [])];
}

const TEXT_FIELDS = [
  'subtitle',
  'place',
  'leadText',
  'programText',
  'meetingText',
  'journeyText',
  'equipmentText',
  'servicesText',
  'requirementsText',
] as const;

const PLAIN_FIELDS = [
  'title',
  'type',
  'meetingLink',
  'minimumParticipants',
  'maximumParticipants',
  'minimumAge',
  'ascent',
  'descent',
  'hikingTime',
  'hikingDifficulty',
  'mountainTourDifficulty',
  'rockClimbingDifficulty',
  'skiDifficulty',
  'snowShoeDifficulty',
  'viaFerrataDifficulty',
  'fitness',
  'curriculum',
] as const;

type Texts = Record<(typeof TEXT_FIELDS)[number], string>;
type Plain = Pick<TourResponse, (typeof PLAIN_FIELDS)[number]>;

/** The effective tour, with everything that belongs to it. */
export function tourResponse(source: TourSource, parts: TourParts): TourResponse {
  const tour = effectiveTour(source.offer, source.event);
  const prices = partOf(parts.prices, source);
  const percent = source.event?.sacDiscountPercent ?? parts.sacDiscountPercent;
  const price = pricePerPerson(
    prices.map(({ component }) => component),
    percent,
  );
  const { latitude, longitude } = tour;
  return {
    ...(Object.fromEntries(PLAIN_FIELDS.map((field) => [field, tour[field]])) as Plain),
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, tour[field] ?? ''])) as Texts),
    slug: slugify(tour.title),
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    headImage: (tour.headImageId && parts.media.get(tour.headImageId)) || null,
    images: (tour.imageIds ?? []).flatMap((id) => parts.media.get(id) ?? []),
    pois: tour.pois ?? [],
    level: (tour.levelId && parts.levels.get(tour.levelId)) || null,
    sleepingStyle: (tour.sleepingStyleId && parts.sleepingStyles.get(tour.sleepingStyleId)) || null,
    activities: [...(parts.activities.get(source.offer.id) ?? [])],
    tags: partOf(parts.tags, source),
    guides: partOf(parts.guides, source),
    priceComponents: prices.map(priceComponentResponse),
    priceFrom: price.normal,
    priceFromSac: price.sac,
  };
}
