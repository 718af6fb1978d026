import { type Formats, type SchemaError, schemaMessage } from './schema-messages.ts';
import type { Violation } from './violation.ts';

const UNNAMED = 'Bitte prüfe diese Angabe.';
const UNIONS = ['anyOf', 'oneOf'];

/** `/bookingPersons/0/email` -> `bookingPersons[0].email`, the spelling of 422 answers and of form fields. */
export function propertyPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '');
}

function pathOf({ instancePath, params }: SchemaError): string {
  const child = params.missingProperty ?? params.additionalProperty;
  return propertyPath(child === undefined ? instancePath : `${instancePath}/${String(child)}`);
}

/**
 * Removes the noise of unions: a nullable field reports only the rule of its value, neither that it is
 * not null nor that it matches no alternative.
 */
function withoutUnionNoise(errors: readonly SchemaError[]): readonly SchemaError[] {
  const rules = errors.filter(
    ({ keyword, params }) => !UNIONS.includes(keyword) && !(keyword === 'type' && params.type === 'null'),
  );
  const isExplained = (path: string) =>
    rules.some(({ instancePath }) => instancePath === path || instancePath.startsWith(`${path}/`));
  return errors.filter((error) => rules.includes(error) || !isExplained(error.instancePath));
}

export interface SchemaViolation extends Violation {
  readonly error: SchemaError;
}

/** The errors of a validator in German, the first per field. `formats` says where they are read. */
export function violationsOfErrors(
  errors: readonly SchemaError[],
  formats: Formats,
): readonly SchemaViolation[] {
  const byPath = new Map<string, SchemaViolation>();
  for (const error of withoutUnionNoise(errors)) {
    const path = pathOf(error);
    if (byPath.has(path)) continue;
    const message = schemaMessage(error, formats) ?? UNNAMED;
    byPath.set(path, { propertyPath: path, message, error });
  }
  return [...byPath.values()];
}
