import { BookingPersonRequest } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Type } from 'typebox';
import { violationsOf } from './violations.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const check = ajv.compile(Type.Object({ bookingPersons: Type.Array(BookingPersonRequest) }));

const person = {
  salutation: 'Frau',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.ch',
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
  [{ birthday: '31.5.1990' }, 'birthday', expect.stringContaining('JJJJ-MM-TT')],
  [{ firstName: undefined }, 'firstName', 'Bitte fülle dieses Feld aus.'],
  [{ shoeSize: 42 }, 'shoeSize', 'Diese Angabe wird hier nicht erwartet.'],
])('the contract’s message for %j, for clients of the API', (change, field, message) => {
  check(JSON.parse(JSON.stringify({ bookingPersons: [{ ...person, ...change }] })));
  expect(violationsOf((check.errors ?? []) as never)).toEqual([
    { propertyPath: `bookingPersons[0].${field}`, message },
  ]);
});
