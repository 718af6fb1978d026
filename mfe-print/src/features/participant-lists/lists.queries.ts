import type { Collection, EventResponse, ParticipantResponse } from '@firn/shared-contracts/api';
import { addDays, zurichInstant } from '@firn/shared-contracts/domain';
import type { ApiClient, SessionState } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import type { Selection } from './selection.logic.ts';

/** Sheets a browser prints without trouble. */
const MOST_EVENTS = 50;
const PROPERTIES = [
  'id',
  'code',
  'title',
  'place',
  'start',
  'end',
  'guides',
  'meetingText',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

export type PrintedEvent = Pick<EventResponse, '@id' | (typeof PROPERTIES)[number]>;

/** Events of a period that take place: a guide's own, all for admins. */
export function spanQuery(
  api: ApiClient,
  { user, permissions }: SessionState,
  { from, to }: Extract<Selection, { kind: 'span' }>,
) {
  const query = {
    itemsPerPage: MOST_EVENTS,
    order: { start: 'asc' },
    start: { after: from, strictly_before: zurichInstant(addDays(to, 1)).toISOString() },
    state: ['open', 'confirmed', 'closed'],
    guides: permissions.isAdmin || !user ? null : user.iri,
    properties: PROPERTIES,
  };
  return queryOptions({
    queryKey: ['events', 'print', query],
    queryFn: ({ signal }) => api.get<Collection<PrintedEvent>>('/api/events', { query, signal }),
  });
}

export function eventQuery(api: ApiClient, iri: string) {
  return queryOptions({
    queryKey: ['events', 'item', iri],
    queryFn: ({ signal }) => api.get<PrintedEvent>(iri, { query: { properties: PROPERTIES }, signal }),
  });
}

export function participantsQuery(api: ApiClient, event: string) {
  return queryOptions({
    queryKey: ['participants', event],
    queryFn: ({ signal }) =>
      api.get<Collection<ParticipantResponse>>('/api/booking_persons', {
        query: { event, pagination: false },
        signal,
      }),
  });
}
