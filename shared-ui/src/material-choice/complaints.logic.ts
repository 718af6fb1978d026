import { materialViolations, type RentingMaterialResponse } from '@firn/shared-contracts/api';
import type { MaterialChoice } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { normalisedChoice, stockViolations } from './material-request.logic.ts';

/** What is wrong with the material of the persons of a booking, and what is not free for them, at the fields of the form. */
export function complaintsOf(
  persons: readonly MaterialChoice[],
  materials: readonly RentingMaterialResponse[],
  pathOf: (index: number) => string,
): Violation[] {
  const choices = persons.map((person) => normalisedChoice(person, materials));
  return choices.flatMap((choice, index) => [
    ...materialViolations(choice, pathOf(index), materials),
    // Of two who want the last piece, the first one gets it.
    ...stockViolations(choice, pathOf(index), materials, choices.slice(0, index)),
  ]);
}
