/** Shorter words are part of nearly every name. */
const SHORTEST = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Every word of a text occurs in what something says, whatever its order, case and accents. */
export const hasWords = (said: string, text: string): boolean =>
  wordsOf(text).every((word) => plain(said).includes(word));

/** A word of a text occurs: `Lukasz` of the text `tour lukasz`. */
export const hasSomeWord = (said: string, text: string): boolean =>
  wordsOf(text).some((word) => word.length >= SHORTEST && plain(said).includes(word));

/** A code or a day is looked for among all dates, a name among those to come. */
export const namesNumber = (text: string): boolean => /\d/.test(text);

/** The text is this code, whether its letter in front (`B-`, `E-`, `A-`) was typed or not. */
export function isExactly(text: string, code: string): boolean {
  const typed = text.toUpperCase();
  return code !== '' && (typed === code || typed === code.replace(/^[A-Z]-/, ''));
}
