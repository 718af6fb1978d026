import { useShell } from '@firn/shared-ui/remote';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { exactHit, type FoundGroup, foundGroups } from './found.ts';
import type { Found } from './found.types.ts';
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
  const { api, i18n, now } = useShell();
  const [openedAt] = useState(now);
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const results = useQueries({ queries: searchQueries({ api, i18n, now: openedAt }, asked) });
  const [offers, accommodations, users, bookings, events, contents, pages] = results;
  const groups = foundGroups(asked, {
    offers: offers.data?.['hydra:member'],
    accommodations: accommodations.data?.['hydra:member'],
    users: users.data?.['hydra:member'],
    bookings: bookings.data?.['hydra:member'],
    events: events.data?.['hydra:member'],
    contents: contents.data?.['hydra:member'],
    pages: pages.data,
  });
  const isSettled = wanted === asked;
  const calls = results.slice(0, -1);
  return {
    groups,
    exact: isSettled ? exactHit(asked, groups) : null,
    isSearching: wanted !== '' && (!isSettled || calls.some(({ isFetching }) => isFetching)),
    isIncomplete: results.some(({ isError }) => isError),
  };
}
