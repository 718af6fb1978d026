import { BookingRequest } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { validateBookingRequest } from './booking-request-schema.ts';
import { fieldErrors } from './field-errors.ts';
import { generateValidators, readGenerated } from './generate-validators.ts';
import { schemaMessage } from './schema-messages.ts';
import { propertyPath, schemaViolations } from './schema-violations.ts';

const booker = {
  salutation: 'Frau',
  firstName: 'Gina',
  lastName: 'Gast',
  email: 'gast@firn.example',
  phone: '079 123 45 67',
  address: 'Bergweg 7',
  postalCode: '3818',
  city: 'Grindelwald',
};
const person = {
  salutation: 'Herr',
  firstName: 'Urs',
  lastName: 'Gast',
  email: 'urs@firn.example',
  birthday: '1990-02-28',
  phone: '079 123 45 68',
  contactFirstName: 'Eva',
  contactLastName: 'Gast',
  contactPhone: '079 123 45 69',
  sac: false,
  vegetarian: false,
  allergies: false,
};
const request = {
  event: '/api/events/018f0000-0000-7000-8000-000000000501',
  booker,
  bookingPersons: [person],
  acceptTerms: true,
  expectedTotal: 40000,
};
const labelOf = (path: string) => `Feld ${path}`;
const complaints = (value: object) => schemaViolations(validateBookingRequest, value, labelOf);

test('the generated validators are those of the contract', () => {
  expect(readGenerated()).toBe(generateValidators());
});

test('a right request has no complaints', () => {
  expect(complaints(request)).toEqual([]);
});

test.each([
  [{ email: 'urs@firn' }, 'email', 'Bitte gib eine vollständige E-Mail-Adresse an'],
  [{ email: 'urs@fürn.example' }, 'email', 'Bitte schreibe ohne Umlaute und Sonderzeichen.'],
  [{ birthday: '1990-02-30' }, 'birthday', 'Bitte gib ein gültiges Datum an'],
  [{ firstName: 'x'.repeat(61) }, 'firstName', 'Bitte kürze den Text auf höchstens 60 Zeichen.'],
  [{ salutation: 'Graf' }, 'salutation', 'Bitte wähle eine der Möglichkeiten.'],
  [{ sacNumber: 'abc' }, 'sacNumber', 'Bitte gib nur Ziffern an, höchstens 10.'],
  [{ firstName: '' }, 'firstName', 'Bitte fülle das Feld «Feld bookingPersons[0].firstName» aus.'],
  [{ lastName: '   ' }, 'lastName', 'Bitte fülle'],
  [{ contactPhone: undefined }, 'contactPhone', 'Bitte fülle das Feld'],
])('a person with %j is told about it at its field', (change, field, message) => {
  const violations = complaints({ ...request, bookingPersons: [{ ...person, ...change }] });
  expect(violations).toEqual([
    { propertyPath: `bookingPersons[0].${field}`, message: expect.stringContaining(message) },
  ]);
});

test('every keyword of the schema has a German message', () => {
  const missing: string[] = [];
  const annotations = new Set(['description', 'default', '$id', 'items', 'properties', 'required']);
  const visit = (schema: unknown): void => {
    if (Array.isArray(schema)) schema.forEach(visit);
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') Object.values(value as object).forEach(visit);
      else if (typeof value === 'object') visit(value);
      if (annotations.has(keyword)) continue;
      const params = { limit: value, pattern: value, format: value };
      if (schemaMessage({ keyword, params }) === null) missing.push(`${keyword}: ${JSON.stringify(value)}`);
    }
  };
  visit(BookingRequest);
  expect(missing).toEqual([]);
});

test('violations become nested errors and the first of a field wins', () => {
  const errors = fieldErrors([
    { propertyPath: 'bookingPersons[1].email', message: 'schon da' },
    { propertyPath: 'bookingPersons[1].email', message: 'zweite' },
    { propertyPath: 'message', message: 'zu lang' },
    { propertyPath: '', message: 'ohne Feld' },
  ]);
  expect(errors).toEqual({ bookingPersons: [undefined, { email: 'schon da' }], message: 'zu lang' });
});

test('a JSON pointer reads like a path of the API', () => {
  expect(propertyPath('/bookingPersons/10/email')).toBe('bookingPersons[10].email');
  expect(propertyPath('/bookingPersons/0')).toBe('bookingPersons[0]');
  expect(propertyPath('')).toBe('');
});
