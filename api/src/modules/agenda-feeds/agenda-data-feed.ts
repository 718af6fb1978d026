import type { AgendaDate } from './agenda-dates.read-model.ts';
import { isCancelled, pageOf } from './agenda-words.ts';

const schema = (name: string) => `https://schema.org/${name}`;

function placeOf({ place, location }: AgendaDate) {
  const address = { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CH' };
  return {
    '@type': 'Place',
    name: place,
    address,
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
  };
}

function eventOf(date: AgendaDate, origin: string) {
  const url = pageOf(origin, date);
  return {
    '@type': 'Event',
    '@id': `${origin}/event/${date.id}`,
    identifier: date.id,
    url,
    name: date.title,
    ...(date.subtitle && { description: date.subtitle }),
    startDate: date.start,
    endDate: date.end,
    eventStatus: schema(isCancelled(date) ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: placeOf(date),
    ...(date.headImage && { image: [new URL(date.headImage.contentUrl, origin).href] }),
    performer: date.guides.map(({ fullName }) => ({ '@type': 'Person', name: fullName })),
    offers: { '@type': 'Offer', url, price: (date.priceFrom / 100).toFixed(2), priceCurrency: 'CHF' },
  };
}

/** The agenda as a `DataFeed` of schema.org. */
export function agendaDataFeed(dates: readonly AgendaDate[], origin: string, page: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    '@id': page,
    name: 'Firn: Agenda',
    inLanguage: 'de-CH',
    dataFeedElement: dates.map((date) => ({
      '@type': 'DataFeedItem',
      dateCreated: date.createdAt.toISOString(),
      dateModified: date.changedAt.toISOString(),
      item: eventOf(date, origin),
    })),
  });
}
