import { toPlainText } from '../../db/columns.ts';

const MAXIMUM_WORDS = 8;

const LETTERS = { ä: 'ae', ö: 'oe', ü: 'ue' } as const;
const PAIRS = { ae: 'a', oe: 'o', ue: 'u' } as const;

/** A word as texts may have it: «Hütte» also as «Huette», and the other way round. */
function spellingsOf(word: string): readonly string[] {
  const written = word.toLowerCase();
  const withPairs = written.replace(/[äöü]/g, (letter) => LETTERS[letter as keyof typeof LETTERS]);
  const withoutPairs = withPairs.replace(/[aou]e/g, (pair) => PAIRS[pair as keyof typeof PAIRS]);
  return [
    ...new Set([written, withPairs, withoutPairs].map((each) => toPlainText(each.replaceAll('ß', 'ss')))),
  ];
}

/**
 * A text as `to_tsquery` reads it: every word has to occur, in one of its spellings, its beginning is enough. Empty for
 * a text without words. The operators of `to_tsquery` count as separators.
 */
export function tsQueryOf(text: string): string {
  const words = text.split(/[^\p{Letter}\p{Mark}\p{Number}]+/u).filter(Boolean);
  return words
    .slice(0, MAXIMUM_WORDS)
    .map(
      (word) =>
        `(${spellingsOf(word.normalize('NFC'))
          .map((each) => `${each}:*`)
          .join(' | ')})`,
    )
    .join(' & ');
}
