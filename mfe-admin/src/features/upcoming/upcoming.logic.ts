import { EVENT_VIEW_PATHS } from '../../shared/event-views.ts';

/** A text key under `upcoming:links` and where it leads. */
export interface UpcomingLink {
  readonly key: string;
  readonly path: string;
}

interface Upcoming {
  /** A text key under `upcoming:areas`. */
  readonly area: string;
  readonly links: readonly UpcomingLink[];
}

const EVENTS = { key: 'events', path: EVENT_VIEW_PATHS.upcoming };
const REVIEW = { key: 'review', path: EVENT_VIEW_PATHS['to-review'] };
const BOOKINGS = { key: 'bookings', path: '/admin/bookings' };
const USERS = { key: 'users', path: '/admin/user' };
const HOME = { key: 'home', path: '/' };
const AGENDA = { key: 'agenda', path: '/agenda' };

const LINKS: Readonly<Record<string, readonly UpcomingLink[]>> = {
  accommodation: [EVENTS],
  activities: [AGENDA],
  cms: [HOME],
  files: [USERS],
  finance: [BOOKINGS],
  offer: [EVENTS, AGENDA],
  'offer-properties': [AGENDA],
  task: [REVIEW, BOOKINGS],
  user: [USERS],
};

function occurrenceLinks(id: string): UpcomingLink[] {
  return [
    { key: 'participants', path: `/profil/tour/${id}` },
    { key: 'print', path: `/print/events?event=${id}` },
    { key: 'publicEvent', path: `/event/${id}` },
    EVENTS,
  ];
}

/** What an admin address without a page of its own yet is about, and what works instead. */
export function upcomingAt(pathname: string): Upcoming {
  const [, area = '', id = '', child = '', childId = ''] = pathname.split('/').filter(Boolean);
  if (area === 'offer' && child === 'occurrences') {
    return { area: 'occurrence', links: childId ? occurrenceLinks(childId) : [EVENTS] };
  }
  if (area === 'offer' && id) {
    return { area, links: [{ key: 'publicOffer', path: `/event/${id}` }, EVENTS] };
  }
  if (area === 'user' && child) {
    return {
      area,
      links: [
        { key: 'user', path: `/admin/user/${id}` },
        { key: 'roles', path: `/admin/user/${id}/roles` },
      ],
    };
  }
  return { area, links: LINKS[area] ?? [EVENTS, BOOKINGS, USERS] };
}
