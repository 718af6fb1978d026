import type { EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const offers = resource('offers');
const events = resource('events');

const SHOWN = 20;
const AHEAD_DAYS = 2 * 365;

export type FoundOffer = Pick<OfferResponse, '@id' | 'id' | 'code' | 'title' | 'place'>;
export type PlannedEvent = Pick<EventResponse, '@id' | 'id' | 'offer' | 'start' | 'end'>;

export function offersQuery(api: ApiClient, text: string) {
  return offers.list(api, {
    title: text || null,
    order: { title: 'asc' },
    itemsPerPage: SHOWN,
    properties: ['id', 'code', 'title', 'place'],
  });
}

/** Dates of these offers in the next two years, so that nobody plans one twice (docs/domain/queries.md#create-tour-mode). */
export function plannedQuery(api: ApiClient, iris: readonly string[], now: Date) {
  const today = zurichDate(now);
  return events.list(api, {
    guideCreateTour: 1,
    offer: iris,
    start: { after: today, before: addDays(today, AHEAD_DAYS) },
    order: { start: 'asc' },
    itemsPerPage: 100,
    properties: ['id', 'offer', 'start', 'end'],
  });
}
