import type { SiteSearchHit } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** So long somebody types nothing more before the search is asked (docs/domain/search.md#over-any-page). */
export const TYPING_PAUSE_MS = 200;
/** The API looks for texts of 2 to 100 characters. */
const SHORTEST = 2;

export interface Suggestions {
  /** They are suggested for it; the text before, until the answer to the newest is there. */
  readonly text: string;
  readonly hits: readonly SiteSearchHit[];
  readonly hasFailed: boolean;
}

const NONE: Suggestions = { text: '', hits: [], hasFailed: false };

/** Asks the search of the site for what is typed. */
export function useSuggestions(api: ApiClient, text: string): Suggestions {
  const [found, setFound] = useState(NONE);
  const isLongEnough = text.length >= SHORTEST;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const answer = await api.get<{ 'hydra:member': readonly SiteSearchHit[] }>('/api/site_search', {
        query: { q: text },
        signal,
        quiet: true,
      });
      if (!signal.aborted) setFound({ text, hits: answer['hydra:member'], hasFailed: false });
    };
    const fail = () => {
      if (!signal.aborted) setFound({ text, hits: [], hasFailed: true });
    };
    const timer = setTimeout(() => void ask().catch(fail), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text, isLongEnough]);
  return isLongEnough ? found : NONE;
}
