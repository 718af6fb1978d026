import type { Violation } from '@firn/shared-contracts/shell';
import { setIn, type ValidationErrors } from 'final-form';

/** Whether a path lies within another: `people[0].name` within `people[0]` and `people`. */
export const isBelow = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);

/**
 * Violations of a schema, of rules or of a 422 answer, as the nested errors final-form passes to its fields.
 * The first error of a field wins, and an error of a part wins over one of the whole.
 */
export function fieldErrors(violations: readonly Violation[]): ValidationErrors {
  const seen = new Set<string>();
  let errors: object = {};
  for (const { propertyPath, message } of violations) {
    const isWhole = violations.some((other) => isBelow(other.propertyPath, propertyPath));
    if (!propertyPath || isWhole || seen.has(propertyPath)) continue;
    seen.add(propertyPath);
    errors = setIn(errors, propertyPath, message);
  }
  return errors as ValidationErrors;
}
