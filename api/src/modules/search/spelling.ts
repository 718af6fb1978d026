import { distance } from 'fastest-levenshtein';
import { stemOf } from './plain-words.ts';

/** How many letters may differ: none in short words, where every other word is near. */
function tolerance({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

const OTHER_FIRST_LETTER = 0.5;
/** Decides between words whose stems are as far away. */
const OTHER_ENDING = 0.1;

/** How far a known word is from a typed one, with or without its ending; null for too far. */
function farness(plain: string, word: string): number | null {
  const allowed = tolerance(plain);
  const stem = stemOf(word);
  if (Math.abs(stem.length - plain.length) > allowed + 2) return null;
  const whole = distance(plain, word);
  const away = Math.min(whole, distance(plain, stem), distance(stemOf(plain), stem));
  if (away > allowed) return null;
  return away + whole * OTHER_ENDING + (word[0] === plain[0] ? 0 : OTHER_FIRST_LETTER);
}

/** The known word that differs least, of several the longest, since letters are forgotten rather than added; null for none. */
export function nearestWord(plain: string, known: Iterable<string>): string | null {
  let best: { readonly word: string; readonly away: number } | null = null;
  for (const word of known) {
    const away = farness(plain, word);
    if (away === null) continue;
    const isNearer = best === null || away < best.away;
    const isLonger = best !== null && away === best.away && word.length > best.word.length;
    if (isNearer || isLonger) best = { word, away };
  }
  return best?.word ?? null;
}
