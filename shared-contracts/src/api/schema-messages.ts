/** One error of a validator: the parts of Ajv's ErrorObject that messages need. */
export interface SchemaError {
  /** JSON pointer of the value, `/bookingPersons/0/email`. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a value of a format is written where the message is read: typed on a screen, or sent over the wire. */
export type Formats = Readonly<Record<string, string>>;

export const SCREEN_FORMATS: Formats = {
  email: 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
  date: 'Bitte gib ein gültiges Datum an, zum Beispiel 17.05.1990.',
  'date-time': 'Bitte gib ein gültiges Datum mit Uhrzeit an, zum Beispiel 17.05.2026, 07:30.',
  time: 'Bitte gib eine gültige Uhrzeit an, zum Beispiel 07:30.',
  uri: 'Bitte gib eine vollständige Adresse an, zum Beispiel https://firma.ch.',
  uuid: 'Bitte wähle einen Eintrag aus der Liste.',
};

export const WIRE_FORMATS: Formats = {
  ...SCREEN_FORMATS,
  date: 'Bitte gib ein gültiges Datum im Format JJJJ-MM-TT an, zum Beispiel 1990-05-17.',
  'date-time': 'Bitte gib einen Zeitpunkt nach ISO 8601 an, zum Beispiel 2026-05-17T05:30:00Z.',
  uuid: 'Bitte gib eine gültige Id (UUID) an.',
};

/** What a pattern requires, by the pattern as written in the contract. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[\\x00-\\x7F]*$': 'Bitte schreibe ohne Umlaute und Sonderzeichen.',
  '^[A-Z]{2}$': 'Bitte wähle ein Land aus der Liste.',
  '^\\d{0,10}$': 'Bitte gib nur Ziffern an, höchstens 10.',
  '^\\d{1,6}$': 'Bitte gib nur Ziffern an, höchstens 6.',
  '^(?!A-)[A-Z0-9-]{1,12}$':
    'Bitte gib höchstens 12 Grossbuchstaben, Ziffern und Bindestriche an, ohne «A-» am Anfang.',
  '^[a-z0-9]+(-[a-z0-9]+)*$':
    'Bitte gib Kleinbuchstaben und Ziffern an, mit einfachen Bindestrichen dazwischen.',
  '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$':
    'Bitte schreibe das auf eine einzige Zeile, ohne Steuerzeichen.',
  '^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$':
    'Bitte schreibe eine einzige Zeile, ohne Umbrüche und Steuerzeichen.',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'Bitte gib eine Uhrzeit an, zum Beispiel 18:00.',
  '^[a-z]+(-[a-z]+)*$': 'Bitte gib Kleinbuchstaben an, mit einfachen Bindestrichen dazwischen.',
  '^(/(?!/)|https://)\\S*$': 'Bitte gib eine Adresse an, die mit / oder mit https:// beginnt.',
  '^https://\\S+$': 'Bitte gib eine Adresse an, die mit https:// beginnt.',
  '^https?://[^\\s]+$': 'Bitte gib eine Adresse an, die mit https:// beginnt.',
  '^https://[a-z0-9.-]+(:\\d+)?$':
    'Bitte gib nur den Anfang der Adresse an, ohne Pfad, zum Beispiel https://hotel.example.',
  '^[A-Za-z0-9-]{2,30}$': 'Bitte gib 2 bis 30 Buchstaben (ohne Umlaute), Ziffern oder Bindestriche an.',
  '^(CH|LI)\\d{2}[0-9A-Z]{17}$':
    'Bitte gib eine IBAN aus der Schweiz oder Liechtenstein an, 21 Zeichen ohne Leerschläge.',
  '^#[0-9a-f]{6}$': 'Bitte gib eine Farbe an, zum Beispiel #0a5a78.',
  '^CHE-\\d{3}\\.\\d{3}\\.\\d{3} MWST$': 'Bitte gib die Nummer so an: CHE-123.456.788 MWST.',
};

/** What a multiple means, by the number as written in the contract. */
const MULTIPLES: Readonly<Record<string, string>> = {
  5: 'Bitte runde den Betrag auf 5 Rappen, zum Beispiel 12.50 oder 12.55.',
  0.5: 'Bitte runde auf halbe Prozente, zum Beispiel 12 oder 12.5.',
  0.25: 'Bitte runde auf Viertelstunden, zum Beispiel 2.5 oder 2.75.',
};

/** The least and the most that people read in another unit than the wire has. */
const LEAST_AMOUNTS: Readonly<Record<string, string>> = { 2000: 'CHF 20.–' };
const MOST_AMOUNTS: Readonly<Record<string, string>> = {
  50000: 'CHF 500.–',
  20000: 'CHF 200.–',
  500000: "CHF 5'000.–",
  1000000: "CHF 10'000.–",
  2000000: "CHF 20'000.–",
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'Bitte gib einen Text an.',
  integer: 'Bitte gib eine ganze Zahl an.',
  number: 'Bitte gib eine Zahl an.',
  boolean: 'Bitte wähle ja oder nein.',
  array: 'Bitte gib eine Liste an.',
  object: 'Bitte fülle alle Angaben aus.',
};

const LISTED = 'Bitte wähle einen Eintrag aus der Liste.';
const MISSING = 'Bitte fülle dieses Feld aus.';
const FILLED_PATTERN = '\\S';
/** Every reference begins with it. */
const REFERENCE = '^/api/';

/** The message for an empty field; null where it has no name that people know. */
export const requiredMessage = (label: string | null): string =>
  label === null ? MISSING : `Bitte fülle das Feld «${label}» aus.`;

/** The verb stands first, so the name of the field stands after it. */
const VERB = /^(Bitte \p{Ll}+|Es sind|Erlaubt ist)/u;

/** The message of a schema with the name that people read at the field, if any (docs/domain/forms.md#messages). */
export function namedMessage(message: string, label: string | null): string {
  if (label === null) return message;
  return message === MISSING
    ? requiredMessage(label)
    : message.replace(VERB, (verb) => `${verb} bei «${label}»`);
}

const entries = (count: unknown): string => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

function patternMessage(pattern: string): string | undefined {
  if (pattern === FILLED_PATTERN) return MISSING;
  return pattern.startsWith(REFERENCE) ? LISTED : PATTERNS[pattern];
}

type Params = SchemaError['params'];

/** The remedy, per keyword of JSON Schema. */
const KEYWORDS: Readonly<Record<string, (params: Params, formats: Formats) => string | undefined>> = {
  required: () => MISSING,
  minLength: ({ limit }) => (limit === 1 ? MISSING : `Bitte schreibe mindestens ${limit} Zeichen.`),
  maxLength: ({ limit }) => `Bitte kürze den Text auf höchstens ${limit} Zeichen.`,
  minimum: ({ limit }) => `Bitte gib mindestens ${LEAST_AMOUNTS[String(limit)] ?? limit} an.`,
  maximum: ({ limit }) => `Bitte gib höchstens ${MOST_AMOUNTS[String(limit)] ?? limit} an.`,
  exclusiveMinimum: ({ limit }) => `Bitte gib mehr als ${limit} an.`,
  exclusiveMaximum: ({ limit }) => `Bitte gib weniger als ${limit} an.`,
  multipleOf: ({ multipleOf }) => MULTIPLES[String(multipleOf)],
  minItems: ({ limit }) => `Bitte erfasse mindestens ${entries(limit)}.`,
  maxItems: ({ limit }) => `Es sind höchstens ${entries(limit)} möglich.`,
  uniqueItems: () => 'Bitte wähle jeden Eintrag nur einmal.',
  maxProperties: ({ limit }) => `Es sind höchstens ${entries(limit)} möglich.`,
  minProperties: () => 'Bitte ändere mindestens eine Angabe.',
  format: ({ format }, formats) => formats[String(format)],
  pattern: ({ pattern }) => patternMessage(String(pattern)),
  type: ({ type }) => TYPES[String(type)],
  enum: () => 'Bitte wähle eine der Möglichkeiten.',
  const: ({ allowedValue }) => `Erlaubt ist nur «${String(allowedValue)}».`,
  anyOf: () => LISTED,
  oneOf: () => LISTED,
  additionalProperties: () => 'Diese Angabe wird hier nicht erwartet.',
};

/** The sentence for an error of a schema, or null for one that no contract schema can raise so far. */
export function schemaMessage({ keyword, params }: SchemaError, formats: Formats): string | null {
  return KEYWORDS[keyword]?.(params, formats) ?? null;
}
