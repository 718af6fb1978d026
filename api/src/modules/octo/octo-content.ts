import type { PricedDate } from './priced-dates.ts';

const MINUTE_MS = 60_000;

const minutesOf = ({ start, end }: PricedDate): number =>
  Math.round((end.getTime() - start.getTime()) / MINUTE_MS);

const feature = (type: string, shortDescription: string | null) =>
  shortDescription?.trim() ? [{ type, shortDescription }] : [];

function locationsOf({ place, latitude, longitude }: PricedDate['offer']) {
  if (latitude === null || longitude === null) return [];
  const unknown = {
    ...{ googlePlaceId: null, applePlaceId: null, tripadvisorLocationId: null, yelpPlaceId: null },
    ...{ facebookPlaceId: null, foursquarePlaceId: null, baiduPlaceId: null, amapPlaceId: null },
  };
  const postalAddress = {
    ...{ streetAddress: null, addressLocality: place, addressRegion: null },
    ...{ postalCode: null, addressCountry: null, postOfficeBoxNumber: null },
  };
  return [
    {
      title: place,
      shortDescription: null,
      types: ['POINT_OF_INTEREST'],
      minutesTo: null,
      minutesAt: null,
      place: { latitude, longitude, postalAddress, identifiers: unknown, sameAs: [] },
    },
  ];
}

/** Says what `octo/content` asks for of a product and its one option (docs/domain/octo.md#capabilities). */
export function productContent(
  offer: PricedDate['offer'],
  dates: readonly PricedDate[],
  pictureOf: (mediaId: string) => string | null,
) {
  const minutes = dates.map(minutesOf);
  const picture = offer.headImageId ? pictureOf(offer.headImageId) : null;
  return {
    title: offer.title,
    shortDescription: offer.subtitle ?? null,
    description: [offer.leadText, offer.programText].filter(Boolean).join('\n\n') || null,
    features: [
      ...feature('INCLUSION', offer.servicesText),
      ...feature('PREBOOKING_INFORMATION', offer.requirementsText),
      ...feature('PREARRIVAL_INFORMATION', offer.equipmentText),
    ],
    faqs: [],
    media: picture
      ? [{ src: picture, type: 'image/jpeg', rel: 'COVER', title: null, caption: null, copyright: null }]
      : [],
    locations: locationsOf(offer),
    categoryLabels: [
      'outdoors',
      'guided-tours',
      ...(minutes.some((each) => each > 1440) ? ['multi-day'] : []),
    ],
    durationMinutesFrom: Math.min(...minutes),
    durationMinutesTo: Math.max(...minutes),
    commentary: [{ format: 'IN_PERSON', language: 'de' }],
  };
}
