import type { OfferCreate, OfferPatch, OfferResponse, VatRateResponse } from '@firn/shared-contracts/api';
import { type LocalDate, rateOn } from '@firn/shared-contracts/domain';

/** Fields that are written as they are read. */
const PLAIN = [
  'title',
  'subtitle',
  'code',
  'accountingNo',
  'type',
  'place',
  'leadText',
  'programText',
  'curriculum',
  'requirementsText',
  'equipmentText',
  'servicesText',
  'meetingText',
  'meetingLink',
  'journeyText',
  'ascent',
  'descent',
  'hikingTime',
  'fitness',
  'hikingDifficulty',
  'mountainTourDifficulty',
  'skiDifficulty',
  'rockClimbingDifficulty',
  'snowShoeDifficulty',
  'viaFerrataDifficulty',
  'requiredGuideLevel',
  'personsPerGuide',
  'minimumParticipants',
  'maximumParticipants',
  'minimumAge',
  'onRequest',
  'durationDays',
  'freeOfCharge',
  'extraCosts',
  'privateTours',
] as const satisfies readonly (keyof OfferResponse & keyof OfferPatch)[];

const iriOf = ({ '@id': iri }: { readonly '@id': string }) => iri;

/**
 * The fields of an offer's own form as they are written: references as IRIs. Pictures, places and location have
 * pages of their own.
 */
export function offerValues(offer: OfferResponse) {
  const plain = Object.fromEntries(PLAIN.map((field) => [field, offer[field]]));
  return {
    ...(plain as Pick<OfferResponse, (typeof PLAIN)[number]>),
    level: offer.level && iriOf(offer.level),
    sleepingStyle: offer.sleepingStyle && iriOf(offer.sleepingStyle),
    activities: offer.activities.map(iriOf),
    tags: offer.tags.map(iriOf),
    guides: offer.guides.map(iriOf),
    accommodations: offer.accommodations.map(iriOf),
    priceComponents: offer.priceComponents.map((component) => ({
      ...component,
      vatRate: iriOf(component.vatRate),
    })),
  };
}
export type OfferValues = ReturnType<typeof offerValues>;

const TITLE_LENGTH = 120;

/**
 * A new offer with all that another one says, but title, code and state. Its prices have the rates of today, because no new
 * price may name an old one (docs/domain/prices.md#vat).
 */
export function copyOf(
  offer: OfferResponse,
  title: string,
  { rates, today }: { readonly rates: readonly VatRateResponse[]; readonly today: LocalDate },
): OfferCreate {
  const { code: _code, accountingNo, ...values } = offerValues(offer);
  return {
    ...values,
    ...(accountingNo && { accountingNo }),
    title: title.slice(0, TITLE_LENGTH),
    location: offer.location,
    headImage: offer.headImage && iriOf(offer.headImage),
    images: offer.images.map(iriOf),
    pois: offer.pois,
    rentingMaterials: offer.rentingMaterials,
    priceComponents: offer.priceComponents.map((component) => ({
      ...component,
      vatRate: iriOf(rateOn(component.vatRate, rates, today)),
    })),
  };
}
