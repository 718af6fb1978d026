import type { upcomingTexts } from '../../i18n/de-CH/upcoming.ts';
import { BOOKINGS_PATH } from '../../shared/booking-paths.ts';
import { EVENT_VIEW_PATHS } from '../../shared/event-views.ts';

type Area = keyof typeof upcomingTexts.messages.areas;

interface UpcomingLink {
  readonly key: keyof typeof upcomingTexts.messages.links;
  readonly path: string;
}

interface Upcoming {
  readonly area: Area;
  readonly links: readonly UpcomingLink[];
}

const EVENTS: UpcomingLink = { key: 'events', path: EVENT_VIEW_PATHS.upcoming };
const BOOKINGS: UpcomingLink = { key: 'bookings', path: BOOKINGS_PATH };
const USERS: UpcomingLink = { key: 'users', path: '/admin/user' };
const HOME: UpcomingLink = { key: 'home', path: '/' };

const LINKS: Readonly<Partial<Record<Area, readonly UpcomingLink[]>>> = {
  accommodation: [EVENTS],
  cms: [HOME],
};

/** The subject of an admin address without a page yet, and what works instead. */
export function upcomingAt(pathname: string): Upcoming {
  const [, name] = pathname.split('/').filter(Boolean);
  // remote.json sends no other address here.
  const area = name as Area;
  return { area, links: LINKS[area] ?? [EVENTS, BOOKINGS, USERS] };
}
