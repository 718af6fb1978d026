import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { SEARCH_PATH } from './opens-search.ts';

/** As many stand on a phone above its keyboard. */
const MOST = 8;

export interface SuggestionGroup {
  readonly kind: SiteSearchHit['kind'];
  readonly hits: readonly SiteSearchHit[];
}

/** Groups the best hits by kind: the kind of the best one comes first. */
export function suggestionsOf(hits: readonly SiteSearchHit[]): SuggestionGroup[] {
  const best = Map.groupBy(hits.slice(0, MOST), ({ kind }) => kind);
  return [...best].map(([kind, group]) => ({ kind, hits: group }));
}

/** Names the page of the search with what was typed. */
export const searchPath = (text: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
