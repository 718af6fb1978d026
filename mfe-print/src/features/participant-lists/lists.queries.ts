import type { EventResponse } from '@firn/shared-contracts/api';
import { addDays, zurichInstant } from '@firn/shared-contracts/domain';
import type { ApiClient, SessionState } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { Span } from './selection.logic.ts';

const events = resource('events');
const participants = resource('booking_persons');
const reservations = resource('event_accommodations');
const users = resource('users');
const materialOrders = resource('renting_material_orders');

/** Sheets a browser prints without trouble. */
const MOST_EVENTS = 50;
const PROPERTIES = [
  'id',
  'code',
  'title',
  'place',
  'location',
  'start',
  'end',
  'guides',
  'meetingText',
  'maximumParticipants',
  'pois',
  'eventAccommodations',
] as const satisfies readonly (keyof EventResponse)[];

export type PrintedEvent = Pick<EventResponse, '@id' | (typeof PROPERTIES)[number]>;

/** Events that run in a period and take place: of one guide, else a guide's own and for admins everybody's. */
export function spanQuery(api: ApiClient, { user, permissions }: SessionState, { from, to, guide }: Span) {
  const own = permissions.isAdmin || !user ? null : user.iri;
  return events.list(api, {
    itemsPerPage: MOST_EVENTS,
    order: { start: 'asc' },
    end: { after: from },
    start: { strictly_before: zurichInstant(addDays(to, 1)).toISOString() },
    state: ['open', 'confirmed', 'closed'],
    guides: guide ? `/api/users/${guide}` : own,
    properties: PROPERTIES,
  });
}

export function eventQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...events.keys.item(id), 'printed'],
    queryFn: ({ signal }) => events.read(api, id, { query: { properties: PROPERTIES }, signal }),
  });
}

/** Where an event sleeps, with the phones of the houses. */
export function housesQuery(api: ApiClient, event: string) {
  return reservations.list(api, { event });
}

export function participantsQuery(api: ApiClient, event: string) {
  return participants.list(api, { event, pagination: false });
}

/** Whatever is rented for an event and has not come back. */
export function materialOrdersQuery(api: ApiClient, event: string) {
  return materialOrders.list(api, {
    event,
    state: ['requested', 'reserved', 'handed_out'],
    pagination: false,
  });
}

/** For the office, which prints for any of them. */
export function guidesQuery(api: ApiClient) {
  return users.list(api, { roles: ['ROLE_GUIDE'], pagination: false, properties: ['id', 'fullName'] });
}
