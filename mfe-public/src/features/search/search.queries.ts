import type { SiteSearchHit } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

interface Answer {
  readonly 'hydra:member': readonly SiteSearchHit[];
}

/** The API looks for texts of 2 to 100 characters. */
const SHORTEST = 2;
export const LONGEST = 100;

/** The words in an address that are looked for. */
export const wordsOf = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, LONGEST);

export const isLongEnough = (words: string) => words.length >= SHORTEST;

/** What readers find, best first. */
export const siteSearchQuery = (api: ApiClient, words: string) =>
  queryOptions({
    queryKey: ['site-search', words],
    queryFn: async ({ signal }): Promise<readonly SiteSearchHit[]> => {
      const answer = await api.get<Answer>('/api/site_search', { query: { q: words }, signal });
      return answer['hydra:member'];
    },
    enabled: isLongEnough(words),
    placeholderData: keepPreviousData,
  });
