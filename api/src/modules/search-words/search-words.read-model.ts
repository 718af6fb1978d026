import type { SearchWordResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type SearchWordRow, searchWords } from './search-words.table.ts';

export const searchWordResponse = (row: SearchWordRow): SearchWordResponse => ({
  '@id': iri('search_words', row.id),
  '@type': 'SearchWord',
  id: row.id,
  version: row.version,
  title: row.title,
  meaning: row.meaning,
});

export const searchWordsReads = tableList({
  table: searchWords,
  order: [searchWords.sortKey],
  toResponse: searchWordResponse,
});
