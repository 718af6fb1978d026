import type { EventResponse } from '@firn/shared-contracts/api';
import type { ApiClient, Query, SessionState } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const events = resource('events');

const SHOWN = 50;
const PROPERTIES = [
  'id',
  'code',
  'title',
  'place',
  'start',
  'end',
  'state',
  'bookedPlaces',
  'maximumParticipants',
] as const satisfies readonly (keyof EventResponse)[];

export type GuideEvent = Pick<EventResponse, '@id' | (typeof PROPERTIES)[number]>;

function eventsQuery(api: ApiClient, query: Query) {
  return events.list(api, {
    order: { start: 'asc' },
    itemsPerPage: SHOWN,
    ...query,
    properties: PROPERTIES,
  });
}

/** A guide sees the events they guide; admins see all. */
function own({ user, permissions }: SessionState): Query {
  return permissions.isAdmin || !user ? {} : { guides: user.iri };
}

const SHOWN_STATES = ['open', 'confirmed'];

/** Events that have not ended: a tour of several days stays until its last day is over. */
export function upcomingQuery(api: ApiClient, session: SessionState, now: Date) {
  return eventsQuery(api, { ...own(session), end: { after: now.toISOString() }, state: SHOWN_STATES });
}

/** Past events whose report is missing, the newest first (docs/domain/states.md#event-lists). */
export function pastQuery(api: ApiClient, session: SessionState, now: Date) {
  return eventsQuery(api, {
    ...own(session),
    end: { before: now.toISOString() },
    state: [...SHOWN_STATES, 'closed'],
    guideFinished: false,
    order: { start: 'desc' },
  });
}

/** Prepared: spontaneous tours in state prepared and every unpublished event (docs/domain/states.md#event-lists). */
export function preparedQueries(api: ApiClient, session: SessionState) {
  return [
    eventsQuery(api, { ...own(session), state: 'prepared', type: 'spontaneous_tour' }),
    eventsQuery(api, { ...own(session), published: false }),
  ];
}
