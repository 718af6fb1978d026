import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { eventViewQuery } from '../../shared/event-views.ts';

const bookings = resource('bookings');
const events = resource('events');

const SHOWN = 6;
const PROPERTIES = [
  'id',
  'code',
  'offer',
  'title',
  'start',
  'end',
  'bookedPlaces',
  'minimumParticipants',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

export type DashboardEvent = Pick<EventResponse, (typeof PROPERTIES)[number]>;

/** The next events to come. */
export function nextEventsQuery(api: ApiClient, now: Date) {
  return events.list(api, {
    ...eventViewQuery('upcoming', now),
    order: { start: 'asc' },
    itemsPerPage: SHOWN,
    properties: PROPERTIES,
  });
}

export function newestBookingsQuery(api: ApiClient) {
  return bookings.list(api, { order: { createdAt: 'desc' }, itemsPerPage: SHOWN });
}
