import type { EventResponse } from '@firn/shared-contracts/api';
import type { Availability } from '@firn/shared-contracts/domain';
import { eventPath } from '../../shared/event-card/event-card.fields.ts';

const OFFER_AVAILABILITY: Readonly<Record<Availability, string>> = {
  bookable: 'InStock',
  few: 'LimitedAvailability',
  waitlist: 'SoldOut',
  full: 'SoldOut',
  deadline_passed: 'SoldOut',
  cancelled: 'Discontinued',
  past: 'Discontinued',
};

const schema = (name: string) => `https://schema.org/${name}`;

function locationOf({ place, location }: EventResponse) {
  const geo = location && { geo: { '@type': 'GeoCoordinates', ...location } };
  const address = { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CH' };
  return { '@type': 'Place', name: place, address, ...geo };
}

/** What anybody can buy now; nobody buys what the office gives on request, and schema.org has no word for that. */
function availabilityOf({ availability, onRequest }: EventResponse): { readonly availability?: string } {
  const isAsked = onRequest && (availability === 'bookable' || availability === 'few');
  return isAsked ? {} : { availability: schema(OFFER_AVAILABILITY[availability]) };
}

/** The event for search engines. Source: schema.org/Event and Google's rules for event results. */
export function eventJsonLd(event: EventResponse): Readonly<Record<string, unknown>> {
  const isCancelled = event.availability === 'cancelled';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.leadText,
    startDate: event.start,
    endDate: event.end,
    eventStatus: schema(isCancelled ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: locationOf(event),
    ...(event.headImage && { image: [event.headImage.contentUrl] }),
    performer: event.guides.map(({ fullName }) => ({ '@type': 'Person', name: fullName })),
    offers: {
      '@type': 'Offer',
      url: eventPath(event),
      price: (event.priceFrom / 100).toFixed(2),
      priceCurrency: 'CHF',
      ...availabilityOf(event),
      validThrough: event.registrationDeadline,
    },
  };
}
