import type { Violation } from '@firn/shared-contracts/shell';
import { setIn, type ValidationErrors } from 'final-form';

/**
 * Violations, of a schema, of rules or of a 422 answer, as the nested errors final-form hands to its fields.
 * The first complaint about a field wins.
 */
export function fieldErrors(violations: readonly Violation[]): ValidationErrors {
  const seen = new Set<string>();
  let errors: object = {};
  for (const { propertyPath, message } of violations) {
    if (!propertyPath || seen.has(propertyPath)) continue;
    seen.add(propertyPath);
    errors = setIn(errors, propertyPath, message);
  }
  return errors as ValidationErrors;
}
