/** The scales of docs/domain/offers.md#difficulty. Sources of the scales: SAC (T, WS…EX, WT), UIAA, Hüsler (K). */

const withModifiers = (grades: readonly string[]) =>
  grades.flatMap((grade, index) => {
    const isFirst = index === 0;
    const isLast = index === grades.length - 1;
    return [...(isFirst ? [] : [`${grade}-`]), grade, ...(isLast ? [] : [`${grade}+`])];
  });

export const HIKING_GRADES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
/** L … EX, each with «-» and «+» except L- and EX+. */
export const ALPINE_GRADES: readonly string[] = withModifiers(['L', 'WS', 'ZS', 'S', 'SS', 'AS', 'EX']);
const UIAA_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
export const ROCK_GRADES: readonly string[] = UIAA_NUMERALS.flatMap((grade) => [
  `${grade}-`,
  grade,
  `${grade}+`,
]);
export const SNOWSHOE_GRADES = ['WT1', 'WT2', 'WT3', 'WT4', 'WT5', 'WT6'] as const;
export const VIA_FERRATA_GRADES = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'] as const;
export const FITNESS_GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

export const DIFFICULTY_FIELDS = {
  hikingDifficulty: HIKING_GRADES as readonly string[],
  mountainTourDifficulty: ALPINE_GRADES,
  skiDifficulty: ALPINE_GRADES,
  rockClimbingDifficulty: ROCK_GRADES,
  snowShoeDifficulty: SNOWSHOE_GRADES as readonly string[],
  viaFerrataDifficulty: VIA_FERRATA_GRADES as readonly string[],
} as const;
export type DifficultyField = keyof typeof DIFFICULTY_FIELDS;

/** Codes of the accounting (docs/domain/prices.md#vat-categories). */
export const VAT_CATEGORIES = [
  'UNO',
  'ULA',
  'Sal2.0, 3.7%',
  'Sal2.0, 7.7%',
  'Sal2.1, 3.8%',
  'Sal2.1, 8.1%',
] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];
