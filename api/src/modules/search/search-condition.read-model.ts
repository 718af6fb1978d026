import { and, or, type SQL, sql } from 'drizzle-orm';
import type { SearchMeaning } from './search-meaning.types.ts';

type Text = Extract<SearchMeaning, { kind: 'text' }>;
export type SearchLeaf = Exclude<SearchMeaning, { kind: 'any' | 'all' | 'text' }>;

/** How records of a kind are asked for; null for what they do not have. */
export interface Searched {
  readonly text: (query: SQL) => SQL | undefined;
  readonly leaf: (leaf: SearchLeaf) => SQL | null | undefined;
}

const wordsOf = ({ spellings, isWhole }: Text) => spellings.map((each) => (isWhole ? each : `${each}:*`));

const queryOf = (texts: readonly Text[]) =>
  sql`to_tsquery('german', ${[...new Set(texts.flatMap(wordsOf))].join(' | ')})`;

const isText = (meaning: SearchMeaning): meaning is Text => meaning.kind === 'text';

/** SQL for what has to hold; null where no record of the kind can fulfil it. */
export function searchCondition(meaning: SearchMeaning, searched: Searched): SQL | null {
  if (meaning.kind === 'text') return searched.text(queryOf([meaning])) ?? null;
  if (meaning.kind === 'all') {
    const parts = meaning.of.map((each) => searchCondition(each, searched));
    return parts.includes(null) ? null : (and(...parts.filter((part) => part !== null)) ?? null);
  }
  if (meaning.kind !== 'any') return searched.leaf(meaning) ?? null;
  const texts = meaning.of.filter(isText);
  const others = meaning.of.filter((each) => !isText(each)).map((each) => searchCondition(each, searched));
  const parts = [texts.length > 0 ? searched.text(queryOf(texts)) : undefined, ...others];
  return or(...parts.filter((part) => part !== null)) ?? null;
}

const textsIn = (meaning: SearchMeaning): readonly Text[] => {
  if (meaning.kind === 'text') return [meaning];
  return meaning.kind === 'any' || meaning.kind === 'all' ? meaning.of.flatMap(textsIn) : [];
};

/** Every word that a reading looks for in texts, for their rank and their excerpts. */
export const rankQuery = (terms: readonly SearchMeaning[]): SQL => queryOf(terms.flatMap(textsIn));
