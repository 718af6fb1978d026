import type { SearchWordResponse } from '../../api/search-words.ts';
import { id } from './id.ts';

export function aSearchWord(overrides: Partial<SearchWordResponse> = {}): SearchWordResponse {
  return {
    '@id': `/api/search_words/${id(3102)}`,
    '@type': 'SearchWord',
    id: id(3102),
    version: 1,
    title: 'Suchwort A',
    meaning: 'Basis',
    ...overrides,
  };
}
