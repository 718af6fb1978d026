import type { DifficultyField, EventType, KnownPlace } from '@firn/shared-contracts/domain';

/** A word asks for a tree of conditions that have to hold. */
export type SearchMeaning =
  /** A beginning of a word in the texts, or a whole word; plain, one of its spellings will do. */
  | { readonly kind: 'text'; readonly spellings: readonly string[]; readonly isWhole?: boolean }
  /** Months 1 to 12 of the start. */
  | { readonly kind: 'months'; readonly months: readonly number[] }
  /** Days of the start, 1 is Monday. */
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  | {
      readonly kind: 'grades';
      readonly grades: Readonly<Partial<Record<DifficultyField, readonly string[]>>>;
    }
  | { readonly kind: 'type'; readonly type: EventType }
  | { readonly kind: 'near'; readonly place: KnownPlace }
  /** Records that carry the word in their name. */
  | { readonly kind: 'activities' | 'levels' | 'tags' | 'guides'; readonly ids: readonly string[] }
  | { readonly kind: 'any'; readonly of: readonly SearchMeaning[] }
  | { readonly kind: 'all'; readonly of: readonly SearchMeaning[] };

/** The typed text as the search reads it. */
export interface SearchReading {
  /** All of them have to hold; none for a text without a word that says anything. */
  readonly terms: readonly SearchMeaning[];
  /** The text with the words that it was taken for; null where every word is known. */
  readonly didYouMean: string | null;
}
