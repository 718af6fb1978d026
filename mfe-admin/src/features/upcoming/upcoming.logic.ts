import type { upcomingTexts } from '../../i18n/de-CH/upcoming.ts';
import { EVENT_VIEW_PATHS } from '../../shared/event-views.ts';

type Area = keyof typeof upcomingTexts.messages.areas;

interface UpcomingLink {
  readonly key: keyof typeof upcomingTexts.messages.links;
  readonly path: string;
}

interface Upcoming {
  readonly area: Area;
  readonly link: UpcomingLink;
}

const EVENTS: UpcomingLink = { key: 'events', path: EVENT_VIEW_PATHS.upcoming };

const LINKS: Readonly<Partial<Record<Area, UpcomingLink>>> = {
  cms: { key: 'home', path: '/' },
};

/** The subject of an admin address without a page yet, and what works instead. */
export function upcomingAt(pathname: string): Upcoming {
  const [, name] = pathname.split('/').filter(Boolean);
  // remote.json sends no other address here.
  const area = name as Area;
  return { area, link: LINKS[area] ?? EVENTS };
}
