/** What a house is told of allergies: their words, or only how many there are, as it wants it. */
export function allergyWords(
  { allergiesInWords }: { readonly allergiesInWords: boolean },
  count: number,
  words: readonly string[],
): string {
  if (count === 0) return 'keine';
  return allergiesInWords ? `${count}: ${words.join('; ')}` : String(count);
}
