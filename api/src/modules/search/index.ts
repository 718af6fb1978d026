export { readSearch } from './read-search.ts';
export { rankQuery, type Searched, type SearchLeaf, searchCondition } from './search-condition.read-model.ts';
export type { SearchMeaning } from './search-meaning.types.ts';
export { readVocabulary } from './vocabulary.read-model.ts';
