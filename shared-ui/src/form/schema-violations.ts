import type { Violation } from '@firn/shared-contracts/shell';
import { getIn } from 'final-form';
import { isEmpty } from './rules.ts';
import { requiredMessage, schemaMessage } from './schema-messages.ts';
import type { SchemaError, SchemaValidator } from './schema-validator.ts';

/** `/bookingPersons/0/email` -> `bookingPersons[0].email`, the spelling of 422 answers and of form fields. */
export function propertyPath(instancePath: string): string {
  return instancePath
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}

function pathOf({ instancePath, keyword, params }: SchemaError): string {
  const path = propertyPath(instancePath);
  if (keyword !== 'required') return path;
  const missing = String(params.missingProperty);
  return path ? `${path}.${missing}` : missing;
}

/** The field's own name in a path: `email` of `bookingPersons[0].email`. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * What a contract's schema holds against a value, one complaint for each field, in German.
 * `labelOf` gives the translated name of a field by its path.
 */
export function schemaViolations(
  validate: SchemaValidator,
  value: object,
  labelOf: (path: string) => string,
): Violation[] {
  if (validate(value)) return [];
  const byPath = new Map<string, Violation>();
  for (const error of validate.errors ?? []) {
    const path = pathOf(error);
    if (byPath.has(path)) continue;
    const isMissing = error.keyword === 'required' || isEmpty(getIn(value, path));
    const message = isMissing ? requiredMessage(labelOf(path)) : schemaMessage(error);
    byPath.set(path, { propertyPath: path, message: message ?? requiredMessage(labelOf(path)) });
  }
  return [...byPath.values()];
}
