import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { BookingPersonRequest } from './bookings.ts';
import { Iri, Nullable, ReferenceInput, strings } from './hydra.ts';
import * as api from './index.ts';
import { PriceComponentInput } from './offers-write.ts';
import { PriceQuoteRequest } from './price-quotes.ts';
import { propertyPath, violationsOfErrors } from './schema-errors.ts';
import { namedMessage, SCREEN_FORMATS, schemaMessage, WIRE_FORMATS } from './schema-messages.ts';
import { VoucherOrderCreate } from './vouchers.ts';

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  formats: { email: /@.+\.example$/, date: /^\d{4}-\d\d-\d\d$/ },
});

function complaints(schema: TSchema, value: unknown, formats = SCREEN_FORMATS) {
  ajv.validate(JSON.parse(JSON.stringify({ ...schema, $id: undefined })), JSON.parse(JSON.stringify(value)));
  return violationsOfErrors(ajv.errors ?? [], formats).map(({ propertyPath: path, message }) => [
    path,
    message,
  ]);
}

const person = {
  salutation: 'Frau',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@firn.example',
  birthday: '1990-05-31',
  phone: '079 123 45 67',
  contactFirstName: 'Beat',
  contactLastName: 'Muster',
  contactPhone: '079 765 43 21',
  sac: false,
  vegetarian: false,
  allergies: false,
};

test.each([
  [{}, []],
  [{ email: 'anna' }, [['email', SCREEN_FORMATS.email]]],
  [{ email: 'ä@firn.example' }, [['email', 'Bitte schreibe ohne Umlaute und Sonderzeichen.']]],
  [{ firstName: '' }, [['firstName', 'Bitte fülle dieses Feld aus.']]],
  [{ firstName: undefined }, [['firstName', 'Bitte fülle dieses Feld aus.']]],
  [{ firstName: 'a'.repeat(61) }, [['firstName', 'Bitte kürze den Text auf höchstens 60 Zeichen.']]],
  [{ birthday: '31.5.1990' }, [['birthday', expect.stringContaining('zum Beispiel 17.05.1990')]]],
  [{ sac: 'ja' }, [['sac', 'Bitte wähle ja oder nein.']]],
  [{ salutation: 'Dr.' }, [['salutation', 'Bitte wähle eine der Möglichkeiten.']]],
  [{ shoeSize: 42 }, [['shoeSize', 'Diese Angabe wird hier nicht erwartet.']]],
])('a person with %j', (change, expected) => {
  expect(complaints(BookingPersonRequest, { ...person, ...change })).toEqual(expected);
});

test('on the wire a message asks for the date format of the wire', () => {
  expect(complaints(BookingPersonRequest, { ...person, birthday: '31.5.1990' }, WIRE_FORMATS)).toEqual([
    ['birthday', 'Bitte gib ein gültiges Datum im Format JJJJ-MM-TT an, zum Beispiel 1990-05-17.'],
  ]);
});

describe('a nullable field reports only the rule of its value', () => {
  const Location = Type.Object({ latitude: Type.Number({ maximum: 90 }), longitude: Type.Number() });
  const schema = Type.Object({
    title: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
    level: Type.Optional(Nullable(Iri)),
    grade: Type.Optional(Nullable(strings(['T1', 'T2']))),
    location: Type.Optional(Nullable(Location)),
  });
  test.each([
    [{ title: null, level: null, grade: null, location: null }, []],
    [{ title: 'Tödi' }, [['title', 'Bitte kürze den Text auf höchstens 3 Zeichen.']]],
    [{ title: 4 }, [['title', 'Bitte gib einen Text an.']]],
    [{ level: 'Basis' }, [['level', 'Bitte wähle einen Eintrag aus der Liste.']]],
    [{ grade: 'T9' }, [['grade', 'Bitte wähle eine der Möglichkeiten.']]],
    [{ location: { latitude: 91, longitude: 8 } }, [['location.latitude', 'Bitte gib höchstens 90 an.']]],
    [{ location: 'Bern' }, [['location', 'Bitte fülle alle Angaben aus.']]],
  ])('%j', (value, expected) => {
    expect(complaints(schema, value)).toEqual(expected);
  });
});

test('the least amount of a voucher is named in francs', () => {
  expect(complaints(VoucherOrderCreate, { amount: 1500 })).toContainEqual([
    'amount',
    'Bitte gib mindestens CHF 20.– an.',
  ]);
});

test.each([
  [{ grossPrice: 3 }, 'grossPrice', 'Bitte runde den Betrag auf 5 Rappen, zum Beispiel 12.50 oder 12.55.'],
  [{ grossPrice: 2_000_005 }, 'grossPrice', "Bitte gib höchstens CHF 20'000.– an."],
])('a price with %j is answered in francs', (change, path, message) => {
  const vatRate = '/api/vat_rates/018f0000-0000-7000-8000-000000000001';
  const flags = { eligibleForSacDiscount: true, accommodationCost: false };
  const component = { title: 'Tour', grossPrice: 45_000, vatRate, ...flags };
  expect(complaints(PriceComponentInput, component)).toEqual([]);
  expect(complaints(PriceComponentInput, { ...component, ...change })).toEqual([[path, message]]);
});

test('a malformed reference is reported once', () => {
  const complaint = complaints(Type.Object({ event: ReferenceInput }), { event: 'x' });
  expect(complaint).toEqual([['event', 'Bitte wähle einen Eintrag aus der Liste.']]);
});

test('a list says how many entries it accepts', () => {
  const event = '/api/events/1';
  expect(complaints(PriceQuoteRequest, { event, bookingPersons: [] })).toEqual([
    ['bookingPersons', 'Bitte erfasse mindestens 1 Eintrag.'],
  ]);
  expect(complaints(PriceQuoteRequest, { event, bookingPersons: Array(9).fill({ sac: true }) })).toEqual([
    ['bookingPersons', 'Es sind höchstens 8 Einträge möglich.'],
  ]);
});

const BY_NAME = ['properties', 'patternProperties'];
const ANNOTATIONS = ['description', 'default', '$id', 'title', 'items', 'required', ...BY_NAME];

function keywordsWithoutWords(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsWithoutWords);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const below = BY_NAME.includes(keyword) ? Object.values(value as object) : value;
    const params = {
      limit: value,
      pattern: value,
      format: value,
      type: value,
      allowedValue: value,
      multipleOf: value,
    };
    const message = schemaMessage({ instancePath: '', keyword, params }, SCREEN_FORMATS);
    const isSaid =
      ANNOTATIONS.includes(keyword) ||
      (keyword === 'type' && value === 'null') ||
      ['additionalProperties', 'minProperties'].includes(keyword) ||
      (message !== null && namedMessage(message, 'Titel').includes('«Titel»'));
    return [...(isSaid ? [] : [`${keyword}: ${JSON.stringify(value)}`]), ...keywordsWithoutWords(below)];
  });
}

const bodies = Object.entries(api).filter(([name]) => /(Request|Create|Patch)$/.test(name));

test.each(bodies)(
  'every rule of %s has a German sentence that takes the name of the field',
  (_name, schema) => {
    expect(keywordsWithoutWords(schema)).toEqual([]);
  },
);

test.each([
  ['Bitte gib eine ganze Zahl an.', 'Bitte gib bei «Aufstieg» eine ganze Zahl an.'],
  ['Bitte fülle dieses Feld aus.', 'Bitte fülle das Feld «Aufstieg» aus.'],
  ['Es sind höchstens 8 Einträge möglich.', 'Es sind bei «Aufstieg» höchstens 8 Einträge möglich.'],
])('«%s» with a name', (message, named) => {
  expect(namedMessage(message, 'Aufstieg')).toBe(named);
});

test('a JSON pointer reads like a path of the API', () => {
  expect(propertyPath('/bookingPersons/10/email')).toBe('bookingPersons[10].email');
  expect(propertyPath('/bookingPersons/0')).toBe('bookingPersons[0]');
  expect(propertyPath('/a~1b/c~0d')).toBe('a/b.c~d');
  expect(propertyPath('')).toBe('');
});
