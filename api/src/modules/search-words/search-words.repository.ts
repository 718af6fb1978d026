import { tableKind } from '../../records/index.ts';
import { searchWords } from './search-words.table.ts';

export interface SearchWordRecord {
  readonly title: string;
  readonly meaning: string;
}

export const searchWordKind = tableKind<SearchWordRecord>({
  entity: 'searchWord',
  collection: 'search_words',
  table: searchWords,
  columns: { title: 'title', meaning: 'meaning' },
  references: {},
  unique: {
    search_words_title_unique: { field: 'title', message: 'Dieses Suchwort gibt es schon.' },
  },
  labelOf: ({ title }) => title,
});
