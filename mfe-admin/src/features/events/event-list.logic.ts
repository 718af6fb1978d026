import type { Query } from '@firn/shared-contracts/shell';
import type { ListAddress, Sorting } from '@firn/shared-ui/table';
import { EVENT_VIEW_PATHS, type EventView, eventViewQuery } from '../../shared/event-views.ts';

/** The admin event list shows 50 a page, by start ascending (docs/domain/constants.md#lists). */
export const EVENTS_PER_PAGE = 50;
export const EVENT_SORTING: Sorting = { column: 'start', direction: 'asc' };

/** The view an address shows. */
export function viewOf(pathname: string): EventView {
  if (pathname === EVENT_VIEW_PATHS['past-unfinished']) return 'past-unfinished';
  return pathname === EVENT_VIEW_PATHS['to-review'] ? 'to-review' : 'upcoming';
}

/** What the list asks the API for. The list «zum Prüfen» is one state by definition. */
export function eventListParameters(
  view: EventView,
  address: Pick<ListAddress, 'page' | 'sorting' | 'filter'>,
  now: Date,
): Query {
  const state = view === 'to-review' ? '' : address.filter('state');
  return {
    page: address.page,
    itemsPerPage: EVENTS_PER_PAGE,
    order: { [address.sorting.column]: address.sorting.direction },
    ...eventViewQuery(view, now),
    ...(state && { state }),
    type: address.filter('type') || null,
    titlequery: address.filter('title') || null,
  };
}
