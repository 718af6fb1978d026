/** Fields an event may override; the other fields of its tour are always its offer's. */
export const TOUR_FIELDS = [
  'title',
  'subtitle',
  'place',
  'latitude',
  'longitude',
  'type',
  'leadText',
  'headImageId',
  'imageIds',
  'pois',
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
  'levelId',
  'sleepingStyleId',
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
export type TourField = (typeof TOUR_FIELDS)[number];

/** The effective tour: the event's own value of a field if it has one, else the offer's. */
export function effectiveTour<Offer extends Readonly<Record<TourField, unknown>>>(
  offer: Offer,
  event: Readonly<Record<TourField, unknown>> | null,
): Pick<Offer, TourField> {
  const fields = TOUR_FIELDS.map((field) => [field, event?.[field] ?? offer[field]]);
  return Object.fromEntries(fields) as Pick<Offer, TourField>;
}

/**
 * The event's own list if it has any, else the offer's: guides, tags and price components
 * (docs/domain/events.md#overrides).
 */
export const ownOrInherited = <T>(own: readonly T[], inherited: readonly T[]): readonly T[] =>
  own.length > 0 ? own : inherited;
