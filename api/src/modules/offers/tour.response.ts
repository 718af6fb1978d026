import type { OfferResponse, PriceComponentResponse } from '@firn/shared-contracts/api';
import { pricePerPerson, rateOn, slugify, zurichDate } from '@firn/shared-contracts/domain';
import type { Makers } from '../../lib/projection.ts';
import { effective, ownOrInherited } from './tour.domain.ts';
import type { PricedPart, TourParts, TourSource } from './tour-parts.read-model.ts';

/** The fields that offers and events share. */
export type TourResponse = Omit<
  OfferResponse,
  | '@id'
  | '@type'
  | 'id'
  | 'version'
  | 'code'
  | 'accountingNo'
  | 'state'
  | 'durationDays'
  | 'privateTours'
  | 'accommodations'
  | 'createdAt'
>;

/** An event has the rate of the day on which it begins (docs/domain/prices.md#vat). */
const rateFor = ({ event, parts }: TourFacts, { vatRate }: PricedPart): PriceComponentResponse['vatRate'] =>
  event ? rateOn(vatRate, parts.vatRates, zurichDate(event.start)) : vatRate;

const priceComponentResponse = (facts: TourFacts, part: PricedPart): PriceComponentResponse => ({
  title: part.component.title,
  grossPrice: part.component.grossPrice,
  vatRate: rateFor(facts, part),
  eligibleForSacDiscount: part.component.eligibleForSacDiscount,
  accommodationCost: part.component.accommodationCost,
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
  'onRequest',
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
  'requiredGuideLevel',
  'personsPerGuide',
  'freeOfCharge',
] as const;

/** What the fields of a tour are made of. */
export interface TourFacts extends TourSource {
  readonly parts: TourParts;
}

const PLAIN = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [field, (facts: TourFacts) => effective(facts, field)]),
) as Pick<Makers<TourResponse, TourFacts>, (typeof PLAIN_FIELDS)[number]>;

const TEXTS = Object.fromEntries(
  TEXT_FIELDS.map((field) => [field, (facts: TourFacts) => effective(facts, field) ?? '']),
) as Pick<Makers<TourResponse, TourFacts>, (typeof TEXT_FIELDS)[number]>;

const pricesOf = (facts: TourFacts) => partOf(facts.parts.prices, facts);

function priceOf(facts: TourFacts) {
  const percent = facts.event?.sacDiscountPercent ?? facts.parts.sacDiscountPercent;
  return pricePerPerson(
    pricesOf(facts).map(({ component }) => component),
    percent,
  );
}

function locationOf(facts: TourFacts): TourResponse['location'] {
  const latitude = effective(facts, 'latitude');
  const longitude = effective(facts, 'longitude');
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The event's own list if it has any, else its offer's. */
const listOf = <Field extends 'imageIds' | 'pois' | 'extraCosts'>(
  { offer, event }: TourFacts,
  field: Field,
) => [
  ...ownOrInherited<NonNullable<TourFacts['offer'][Field]>[number]>(event?.[field] ?? [], offer[field] ?? []),
];

/** The entry of a part that a field of the tour names. */
function namedIn<T>(
  parts: ReadonlyMap<string, T>,
  facts: TourFacts,
  field: 'headImageId' | 'levelId' | 'sleepingStyleId',
): T | null {
  const id = effective(facts, field);
  return (id && parts.get(id)) || null;
}

/** The effective tour, with everything that belongs to it. */
export const TOUR: Makers<TourResponse, TourFacts> = {
  ...PLAIN,
  ...TEXTS,
  slug: (facts) => slugify(effective(facts, 'title')),
  location: locationOf,
  headImage: (facts) => namedIn(facts.parts.media, facts, 'headImageId'),
  images: (facts) => listOf(facts, 'imageIds').flatMap((id) => facts.parts.media.get(id) ?? []),
  pois: (facts) => listOf(facts, 'pois'),
  level: (facts) => namedIn(facts.parts.levels, facts, 'levelId'),
  sleepingStyle: (facts) => namedIn(facts.parts.sleepingStyles, facts, 'sleepingStyleId'),
  activities: (facts) => partOf(facts.parts.activities, facts),
  tags: (facts) => partOf(facts.parts.tags, facts),
  guides: ({ parts, offer, event }) => [...(parts.guides.get((event ?? offer).id) ?? [])],
  priceComponents: (facts) => pricesOf(facts).map((part) => priceComponentResponse(facts, part)),
  extraCosts: (facts) => listOf(facts, 'extraCosts'),
  rentingMaterials: (facts) => partOf(facts.parts.materials, facts),
  priceFrom: (facts) => priceOf(facts).normal,
  priceFromSac: (facts) => priceOf(facts).sac,
};
