import { useShell } from '@firn/shared-ui/remote';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { type FoundGroup, foundGroups } from './found.ts';
import { searchQueries } from './search.queries.ts';

/** Pause after the last key, in ms (docs/domain/office.md#search). */
const PAUSE_MS = 500;

interface SearchState {
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  /** At least one of the three calls failed. */
  readonly isIncomplete: boolean;
}

/** The results for a text once it has not changed for 500 ms. */
export function useSearch(text: string): SearchState {
  const { api } = useShell();
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const [offers, accommodations, users] = useQueries({ queries: searchQueries(api, asked) });
  const results = [offers, accommodations, users];
  return {
    groups: foundGroups(
      offers.data?.['hydra:member'],
      accommodations.data?.['hydra:member'],
      users.data?.['hydra:member'],
    ),
    isSearching: wanted !== '' && (wanted !== asked || results.some(({ isFetching }) => isFetching)),
    isIncomplete: results.some(({ isError }) => isError),
  };
}
