import { DIFFICULTY_FIELDS, type DifficultyField } from '@firn/shared-contracts/domain';
import { misplacedGrades } from '../offers/index.ts';
import type { CatalogueRule, ToldTour } from './told-tour.ts';

/** Scales whose grades a text can name without another meaning, by their letters. */
const TOLD_SCALES = [
  ['hikingDifficulty', /(?<![\p{L}\d])T[1-6](?!\d)/gu],
  ['snowShoeDifficulty', /(?<![\p{L}\d])WT[1-6](?!\d)/gu],
  ['viaFerrataDifficulty', /(?<![\p{L}\d])K[1-6](?!\d)/gu],
] as const satisfies readonly (readonly [DifficultyField, RegExp])[];

function isAbove(field: DifficultyField, told: string, grade: string): boolean {
  const scale = DIFFICULTY_FIELDS[field];
  return scale.indexOf(told) > scale.indexOf(grade);
}

function toldAbove({ grades, title, subtitle, leadText, requirementsText }: ToldTour): string | null {
  const words = [title, subtitle, leadText, requirementsText].join('\n');
  for (const [field, pattern] of TOLD_SCALES) {
    const grade = grades[field];
    if (grade === null) continue;
    const told = words.match(pattern)?.find((each) => isAbove(field, each, grade));
    if (told) return `Der Text nennt ${told}, die Schwierigkeit ist ${grade}.`;
  }
  return null;
}

/** docs/domain/catalogue-check.md#grades */
export const gradeRule: CatalogueRule = (tour) => {
  const scales = new Set(tour.activities.flatMap((activity) => activity.scales));
  const [misplaced] = misplacedGrades(tour.grades, scales);
  if (!misplaced) return toldAbove(tour);
  const grade = tour.grades[misplaced.propertyPath as DifficultyField];
  return `Die Schwierigkeit ${grade} passt zu keiner der Aktivitäten.`;
};
