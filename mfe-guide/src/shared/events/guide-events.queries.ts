import type { Collection, EventResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { ApiClient, Query, SessionState, SessionUser } from '@firn/shared-contracts/shell';
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
  'registrationDeadline',
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

/** Whose events: a guide those they guide, the office everybody's. */
export function guidedBy({ user, permissions }: SessionState): Query {
  return permissions.isAdmin || !user ? {} : led(user);
}

/** What a person leads themselves, also an admin. */
export const led = (user: SessionUser): Query => ({ guides: user.iri });

const SHOWN_STATES = ['open', 'confirmed'];

/** Events that have not ended: a tour of several days stays until its last day is over. */
export function upcomingQuery(api: ApiClient, whose: Query, now: Date) {
  return eventsQuery(api, { ...whose, end: { after: now.toISOString() }, state: SHOWN_STATES });
}

const hasBegun = ({ start }: GuideEvent, now: Date) => zurichDate(new Date(start)) <= zurichDate(now);

/** Keeps of the upcoming ones what is led today: a tour of several days on each of them (Zurich). */
export function begunBy(list: Collection<GuideEvent>, now: Date): Collection<GuideEvent> {
  const member = list['hydra:member'].filter((event) => hasBegun(event, now));
  return { ...list, 'hydra:member': member, totalItems: member.length };
}

/** Keeps of the upcoming ones what begins after today. */
export function laterThan(list: Collection<GuideEvent>, now: Date): Collection<GuideEvent> {
  const member = list['hydra:member'].filter((event) => !hasBegun(event, now));
  const left = list['hydra:member'].length - member.length;
  return { ...list, 'hydra:member': member, totalItems: list.totalItems - left };
}

/** Past events whose report is missing, the newest first (docs/domain/states.md#event-lists). */
export function pastQuery(api: ApiClient, whose: Query, now: Date) {
  return eventsQuery(api, {
    ...whose,
    end: { before: now.toISOString() },
    state: [...SHOWN_STATES, 'closed'],
    guideFinished: false,
    order: { start: 'desc' },
  });
}

/** Prepared: spontaneous tours in state prepared and every unpublished event (docs/domain/states.md#event-lists). */
export function preparedQueries(api: ApiClient, whose: Query) {
  return [
    eventsQuery(api, { ...whose, state: 'prepared', type: 'spontaneous_tour' }),
    eventsQuery(api, { ...whose, published: false }),
  ];
}
