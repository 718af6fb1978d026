import { toPlainText } from '../../db/columns.ts';

const LETTERS = { ä: 'ae', ö: 'oe', ü: 'ue' } as const;
const PAIRS = { ae: 'a', oe: 'o', ue: 'u' } as const;

/** A word as texts may have it, without accents: «Hütte» also as «Huette», and the other way round. */
export function spellingsOf(word: string): readonly string[] {
  const written = word.toLowerCase();
  const withPairs = written.replace(/[äöü]/g, (letter) => LETTERS[letter as keyof typeof LETTERS]);
  const withoutPairs = withPairs.replace(/[aou]e/g, (pair) => PAIRS[pair as keyof typeof PAIRS]);
  return [
    ...new Set([written, withPairs, withoutPairs].map((each) => toPlainText(each.replaceAll('ß', 'ss')))),
  ];
}

/** The words of a text as they are typed; a grade keeps its sign. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').match(/[\p{Letter}\p{Mark}\p{Number}]+(?:[+−-](?=\s|$))?/gu) ?? [];

const ENDING = /(?:innen|ern|en|er|es|in|e|n|s)$/;
const SHORTEST_STEM = 4;

/** A plain word without its ending, as long as enough of it is left. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}
