import { useShell } from '@firn/shared-ui/remote';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { exactHit, type Found, type FoundGroup, foundGroups } from './found.ts';
import { searchQueries } from './search.queries.ts';

/** Pause after the last key, in ms (docs/domain/office.md#search). */
const PAUSE_MS = 500;

export interface SearchState {
  readonly groups: readonly FoundGroup[];
  /** What the text names by its number or code; Enter opens it. */
  readonly exact: Found | null;
  readonly isSearching: boolean;
  /** At least one of the calls failed. */
  readonly isIncomplete: boolean;
}

/** The results for a text once it has not changed for 500 ms. */
export function useSearch(text: string): SearchState {
  const { api } = useShell();
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const [offers, accommodations, users, bookings, events] = useQueries({
    queries: searchQueries(api, asked),
  });
  const results = [offers, accommodations, users, bookings, events];
  const groups = foundGroups(asked, {
    offers: offers.data?.['hydra:member'],
    accommodations: accommodations.data?.['hydra:member'],
    users: users.data?.['hydra:member'],
    bookings: bookings.data?.['hydra:member'],
    events: events.data?.['hydra:member'],
  });
  const isSettled = wanted === asked;
  return {
    groups,
    exact: isSettled ? exactHit(asked, groups) : null,
    isSearching: wanted !== '' && (!isSettled || results.some(({ isFetching }) => isFetching)),
    isIncomplete: results.some(({ isError }) => isError),
  };
}
