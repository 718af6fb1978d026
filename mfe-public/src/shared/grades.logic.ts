import type { EventResponse } from '@firn/shared-contracts/api';

/** The difficulty fields of a tour in the order they are shown. */
export const GRADE_FIELDS = [
  'hikingDifficulty',
  'mountainTourDifficulty',
  'skiDifficulty',
  'rockClimbingDifficulty',
  'snowShoeDifficulty',
  'viaFerrataDifficulty',
] as const;

type GradeField = (typeof GRADE_FIELDS)[number];

/** The grade with a minus sign as typesetters set it; the API has the hyphen of the scales. */
const typeset = (grade: string): string => grade.replace(/-$/, '−');

/** The grades a tour has, ready to be shown, each with the field that says on which scale. */
export function gradesOf(
  tour: Pick<EventResponse, GradeField>,
): readonly { readonly field: GradeField; readonly grade: string }[] {
  return GRADE_FIELDS.flatMap((field) => {
    const grade = tour[field];
    return grade ? [{ field, grade: typeset(grade) }] : [];
  });
}
