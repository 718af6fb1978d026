import { EVENT_STATES, zurichDate } from '@firn/shared-contracts/domain';
import type { Query } from '@firn/shared-contracts/shell';

/** The lists of events an admin works with (docs/domain/states.md#event-lists). */
export type EventView = 'upcoming' | 'past-unfinished' | 'reports' | 'to-review';

const EVENT_VIEWS: readonly EventView[] = ['upcoming', 'past-unfinished', 'reports', 'to-review'];

export const EVENT_VIEW_PATHS: Readonly<Record<EventView, string>> = {
  upcoming: '/admin/events',
  'past-unfinished': '/admin/events/vergangen-nicht-fertig',
  reports: '/admin/events/rapporte',
  'to-review': '/admin/events/zum-pruefen',
};

/** Beside these lists: guides by day. */
export const PLANNING_BOARD_PATH = '/admin/events/planung';

/** The view an address shows. */
export function viewOf(pathname: string): EventView {
  const view = EVENT_VIEWS.find((name) => EVENT_VIEW_PATHS[name] === pathname);
  return view ?? 'upcoming';
}

const NOT_CANCELLED = EVENT_STATES.filter((state) => state !== 'cancelled');

/** The query of a view. `now` decides what is past. */
export function eventViewQuery(view: EventView, now: Date): Query {
  switch (view) {
    case 'upcoming':
      return { start: { after: zurichDate(now) } };
    case 'past-unfinished':
      return { end: { before: now.toISOString() }, state: NOT_CANCELLED, concluded: false };
    case 'reports':
      return { end: { before: now.toISOString() } };
    case 'to-review':
      return { state: 'prepared', published: false };
  }
}
