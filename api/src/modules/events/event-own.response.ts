import type { EventResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { TourFacts } from '../offers/index.ts';
import type { EventRow } from './events.table.ts';

type Own = NonNullable<EventResponse['own']>;

/** Fields that are stored as they are sent. */
const PLAIN_FIELDS = [
  'title',
  'subtitle',
  'place',
  'type',
  'leadText',
  'programText',
  'meetingLink',
  'meetingText',
  'journeyText',
  'equipmentText',
  'servicesText',
  'requirementsText',
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
  'accountingNo',
  'sacDiscountPercent',
  'decisionDate',
  'autoConfirm',
] as const satisfies readonly (keyof Own & keyof EventRow)[];

const iriOf = (collection: string, id: string | null) => (id === null ? null : iri(collection, id));

/** What an event has of its own, in the form in which it is written (docs/domain/events.md#overrides). */
export function ownOf({ event, parts }: TourFacts & { readonly event: EventRow }): Own {
  const { id, latitude, longitude } = event;
  const plain = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, event[field]])) as Pick<
    Own,
    (typeof PLAIN_FIELDS)[number]
  >;
  return {
    ...plain,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    headImage: iriOf('extended_media_objects', event.headImageId),
    images: (event.imageIds ?? []).map((imageId) => iri('extended_media_objects', imageId)),
    pois: event.pois ?? [],
    extraCosts: event.extraCosts ?? [],
    level: iriOf('levels', event.levelId),
    sleepingStyle: iriOf('sleeping_styles', event.sleepingStyleId),
    activities: (parts.activities.get(id) ?? []).map((activity) => activity['@id']),
    tags: (parts.tags.get(id) ?? []).map((tag) => tag['@id']),
    rentingMaterials: [...(parts.materials.get(id) ?? [])],
    priceComponents: (parts.prices.get(id) ?? []).map(({ component, vatRate }) => ({
      title: component.title,
      grossPrice: component.grossPrice,
      vatRate: vatRate['@id'],
      eligibleForSacDiscount: component.eligibleForSacDiscount,
      accommodationCost: component.accommodationCost,
    })),
  };
}
