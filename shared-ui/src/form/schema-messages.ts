import type { SchemaError } from './schema-validator.ts';

/** What a pattern asks for, by the pattern as the contract writes it. */
const PATTERN_REMEDIES: Readonly<Record<string, string>> = {
  '^[\\x00-\\x7F]*$': 'Bitte schreibe ohne Umlaute und Sonderzeichen.',
  '^[A-Z]{2}$': 'Bitte wähle ein Land aus der Liste.',
  '^\\d{0,10}$': 'Bitte gib nur Ziffern an, höchstens 10.',
  '\\S': 'Bitte fülle dieses Feld aus.',
  '^/api/': 'Bitte wähle einen Eintrag aus der Liste.',
};

const FORMAT_REMEDIES: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
  date: 'Bitte gib ein gültiges Datum an, zum Beispiel 17.05.1990.',
};

const KEYWORD_REMEDIES: Readonly<Record<string, (limit: string) => string>> = {
  minLength: (limit) => `Bitte schreibe mindestens ${limit} Zeichen.`,
  maxLength: (limit) => `Bitte kürze den Text auf höchstens ${limit} Zeichen.`,
  minimum: (limit) => `Bitte gib mindestens ${limit} an.`,
  maximum: (limit) => `Bitte gib höchstens ${limit} an.`,
  minItems: (limit) => `Bitte erfasse mindestens ${limit} Person.`,
  maxItems: (limit) => `Es sind höchstens ${limit} Personen möglich.`,
  enum: () => 'Bitte wähle eine der Möglichkeiten.',
  type: () => 'Bitte prüfe diese Angabe.',
  anyOf: () => 'Bitte wähle einen Eintrag aus der Liste.',
  additionalProperties: () => 'Diese Angabe wird hier nicht erwartet.',
};

export const requiredMessage = (label: string): string => `Bitte fülle das Feld «${label}» aus.`;

/** A sentence in German that names the remedy, or null for a keyword that no contract schema uses yet. */
export function schemaMessage({ keyword, params }: Pick<SchemaError, 'keyword' | 'params'>): string | null {
  if (keyword === 'pattern') return PATTERN_REMEDIES[String(params.pattern)] ?? null;
  if (keyword === 'format') return FORMAT_REMEDIES[String(params.format)] ?? null;
  return KEYWORD_REMEDIES[keyword]?.(String(params.limit)) ?? null;
}
