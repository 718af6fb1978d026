import type { SearchHelp } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** The API looks for texts of 2 to 100 characters. */
const SHORTEST = 2;
const LONGEST = 100;

/** How a text was read, and dates for most of its words (docs/domain/search.md#help). */
export const searchHelpQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['search-help', text],
    queryFn: ({ signal }) => api.get<SearchHelp>('/api/search_help', { query: { q: text }, signal }),
    enabled: text.length >= SHORTEST && text.length <= LONGEST,
  });
