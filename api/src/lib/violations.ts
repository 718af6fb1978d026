import type { Violation } from '@firn/shared-contracts/shell';
import type { FastifySchemaValidationError } from 'fastify';

/** `/bookingPersons/0/email` is `bookingPersons[0].email`. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '');
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine gültige E-Mail-Adresse an, zum Beispiel anna@example.ch.',
  date: 'Bitte gib ein Datum im Format JJJJ-MM-TT an, zum Beispiel 1990-05-31.',
  'date-time': 'Bitte gib einen Zeitpunkt nach ISO 8601 an, zum Beispiel 2026-02-14T07:00:00Z.',
  uuid: 'Bitte gib eine gültige Id (UUID) an.',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'Bitte gib einen Text an.',
  integer: 'Bitte gib eine ganze Zahl an.',
  number: 'Bitte gib eine Zahl an.',
  boolean: 'Bitte wähle ja oder nein.',
  array: 'Bitte gib eine Liste an.',
  object: 'Bitte gib ein Objekt an.',
};

type Messages = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>>;

/** What to do, per keyword of JSON Schema. */
const MESSAGES: Messages = {
  required: () => 'Bitte fülle dieses Feld aus.',
  minLength: ({ limit }) =>
    limit === 1 ? 'Bitte fülle dieses Feld aus.' : `Bitte gib mindestens ${limit} Zeichen an.`,
  maxLength: ({ limit }) => `Bitte kürze auf höchstens ${limit} Zeichen.`,
  minimum: ({ limit }) => `Bitte gib eine Zahl ab ${limit} an.`,
  maximum: ({ limit }) => `Bitte gib eine Zahl bis ${limit} an.`,
  multipleOf: ({ multipleOf }) => `Bitte gib ein Vielfaches von ${multipleOf} an.`,
  minItems: ({ limit }) => `Bitte gib mindestens ${limit} ${limit === 1 ? 'Eintrag' : 'Einträge'} an.`,
  maxItems: ({ limit }) => `Bitte gib höchstens ${limit} Einträge an.`,
  format: ({ format }) => FORMATS[String(format)] ?? 'Bitte prüfe das Format.',
  type: ({ type }) => TYPES[String(type)] ?? 'Bitte prüfe den Wert.',
  enum: ({ allowedValues }) => `Bitte wähle einen dieser Werte: ${(allowedValues as unknown[]).join(', ')}.`,
  const: ({ allowedValue }) => `Erlaubt ist nur der Wert ${String(allowedValue)}.`,
  pattern: ({ pattern }) =>
    pattern === '\\S'
      ? 'Bitte fülle dieses Feld aus.'
      : 'Bitte prüfe das Format; der Wert enthält nicht erlaubte Zeichen.',
  additionalProperties: () => 'Dieses Feld ist nicht bekannt; bitte lass es weg.',
};

function childOf(error: FastifySchemaValidationError): string {
  const child = error.params.missingProperty ?? error.params.additionalProperty;
  return child === undefined ? '' : `/${String(child)}`;
}

/** The errors of Ajv in German, one per field. */
export function violationsOf(errors: readonly FastifySchemaValidationError[]): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const error of errors) {
    const propertyPath = pathOf(error.instancePath + childOf(error));
    const message = MESSAGES[error.keyword]?.(error.params) ?? 'Bitte prüfe diese Angabe.';
    if (!byPath.has(propertyPath)) byPath.set(propertyPath, { propertyPath, message });
  }
  return [...byPath.values()];
}
