import type { BookingResponse, Collection, EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { type EventView, eventViewQuery } from '../../shared/event-views.ts';

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

/** The first events of a view; their total is the view's figure. */
export function viewQuery(api: ApiClient, view: EventView, now: Date) {
  const query = {
    ...eventViewQuery(view, now),
    order: { start: 'asc' },
    itemsPerPage: SHOWN,
    properties: PROPERTIES,
  };
  return queryOptions({
    queryKey: ['events', 'dashboard', query],
    queryFn: ({ signal }) => api.get<Collection<DashboardEvent>>('/api/events', { query, signal }),
  });
}

export function newestBookingsQuery(api: ApiClient) {
  const query = { order: { createdAt: 'desc' }, itemsPerPage: SHOWN };
  return queryOptions({
    queryKey: ['bookings', 'newest'],
    queryFn: ({ signal }) => api.get<Collection<BookingResponse>>('/api/bookings', { query, signal }),
  });
}
