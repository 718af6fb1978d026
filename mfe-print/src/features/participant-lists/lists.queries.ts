import type { EventResponse } from '@firn/shared-contracts/api';
import { addDays, zurichInstant } from '@firn/shared-contracts/domain';
import type { ApiClient, SessionState } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { Selection } from './selection.logic.ts';

const events = resource('events');
const participants = resource('booking_persons');

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
  return events.list(api, {
    itemsPerPage: MOST_EVENTS,
    order: { start: 'asc' },
    start: { after: from, strictly_before: zurichInstant(addDays(to, 1)).toISOString() },
    state: ['open', 'confirmed', 'closed'],
    guides: permissions.isAdmin || !user ? null : user.iri,
    properties: PROPERTIES,
  });
}

export function eventQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...events.keys.item(id), 'printed'],
    queryFn: ({ signal }) => events.read(api, id, { query: { properties: PROPERTIES }, signal }),
  });
}

export function participantsQuery(api: ApiClient, event: string) {
  return participants.list(api, { event, pagination: false });
}
