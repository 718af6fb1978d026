import type { SiteSearchHit } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CARD_PROPERTIES, type EventCardData } from '../../shared/event-card/event-card.fields.ts';

interface Answer {
  readonly 'hydra:member': readonly SiteSearchHit[];
}

const events = resource('events');

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

export const pathOfWords = (words: string) => `/suche?${new URLSearchParams({ q: words })}`;

/** The agenda that looks for the same. */
export const agendaOfWords = (words: string) => `/agenda?${new URLSearchParams({ freequery: words })}`;

/** As many as fit beside hits of other kinds. */
const DATES = 6;

/** The next bookable dates for these words, as the agenda finds them. */
export const foundDatesQuery = (api: ApiClient, words: string) =>
  queryOptions({
    queryKey: ['found-dates', words],
    queryFn: async ({ signal }): Promise<readonly EventCardData[]> => {
      const order = { start: 'asc' };
      const query = { freequery: words, bookable: true, order, itemsPerPage: DATES, ...CARD_PROPERTIES };
      return (await events.readList(api, query, { signal }))['hydra:member'];
    },
    enabled: isLongEnough(words),
    placeholderData: keepPreviousData,
  });
