import {
  namedMessage,
  requiredMessage,
  SCREEN_FORMATS,
  violationsOfErrors,
} from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { getIn } from 'final-form';
import { isEmpty } from './is-empty.ts';
import type { SchemaValidator } from './schema-validator.ts';

/** The field's own name in a path: `email` of `bookingPersons[0].email`. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Name of a field by its path, null where people know none; those within a list share theirs:
 * `priceComponents[].title`.
 */
export function labelIn(fieldLabels: Readonly<Record<string, string>>, path: string): string | null {
  const withoutIndexes = path.replace(/\[\d+\]/g, '[]');
  const root = path.replace(/[.[].*$/, '');
  return fieldLabels[path] ?? fieldLabels[withoutIndexes] ?? fieldLabels[root] ?? null;
}

/**
 * The violations of a contract's schema, one per field, in German (docs/domain/forms.md#messages).
 * `labelOf` gives the translated name of a field by its path; without one the message does without, too.
 */
export function schemaViolations(
  validate: SchemaValidator,
  value: object,
  labelOf: (path: string) => string | null,
): Violation[] {
  if (validate(value)) return [];
  return violationsOfErrors(validate.errors ?? [], SCREEN_FORMATS).map(({ propertyPath, message, error }) => {
    // Neither a field that nobody knows nor the whole has a name.
    if (error.keyword === 'additionalProperties' || propertyPath === '') return { propertyPath, message };
    const label = labelOf(propertyPath);
    const isMissing = isEmpty(getIn(value, propertyPath));
    return { propertyPath, message: isMissing ? requiredMessage(label) : namedMessage(message, label) };
  });
}
