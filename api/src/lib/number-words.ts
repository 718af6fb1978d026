/** Small numbers as words, each at the place that it says. */
export const NUMBER_WORDS: readonly string[] = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  ...['elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn'],
];
