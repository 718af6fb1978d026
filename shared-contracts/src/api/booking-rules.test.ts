import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingViolations } from './booking-rules.ts';
import type { BookingPersonRequest, BookingRequest, InvoiceTo } from './bookings.ts';
import { normalisePhone, personViolations } from './person-rules.ts';

const context = { today: '2026-02-14', eventStart: '2026-07-11', minimumAge: 14, asksHardestTour: true };

const person: BookingPersonRequest = {
  salutation: 'Frau',
  firstName: 'Gina',
  lastName: 'Gast',
  email: 'gina@firn.example',
  birthday: '1990-05-17',
  phone: '079 123 45 67',
  contactFirstName: 'Urs',
  contactLastName: 'Gast',
  contactPhone: '+41 79 765 43 21',
  sac: false,
  vegetarian: false,
  allergies: false,
  hardestTour: 'Piz Palü',
};

const request: BookingRequest = {
  event: '/api/events/1',
  booker: {
    salutation: 'Frau',
    firstName: 'Gina',
    lastName: 'Gast',
    email: 'gina@firn.example',
    phone: '079 123 45 67',
    address: 'Bergweg 7',
    postalCode: '3818',
    city: 'Grindelwald',
  },
  bookingPersons: [person],
  acceptTerms: true,
  expectedTotal: 0,
};

const withPerson = (overrides: Partial<BookingPersonRequest>): BookingRequest => ({
  ...request,
  bookingPersons: [{ ...person, ...overrides }],
});

const withPayer = (overrides: Partial<InvoiceTo>): BookingRequest => ({
  ...request,
  invoiceTo: {
    company: 'Gast AG',
    address: 'Industrieweg 1',
    postalCode: '8750',
    city: 'Glarus',
    ...overrides,
  },
});

describe('cross-field rules of a booking', () => {
  test('a complete booking violates none', () => {
    expect(bookingViolations(request, context)).toEqual([]);
    expect(bookingViolations(withPayer({}), context)).toEqual([]);
  });

  test.each<[string, BookingRequest, string]>([
    ['a birthday in the future', withPerson({ birthday: '2027-01-01' }), 'bookingPersons[0].birthday'],
    ['a birthday before 1900', withPerson({ birthday: '1899-12-31' }), 'bookingPersons[0].birthday'],
    ['a name that is an address', withPerson({ lastName: 'boese.example' }), 'bookingPersons[0].lastName'],
    [
      'a booker whose name is an address',
      { ...request, booker: { ...request.booker, firstName: 'http://boese.example' } },
      'booker.firstName',
    ],
    ['a day that does not exist', withPerson({ birthday: '1990-02-30' }), 'bookingPersons[0].birthday'],
    ['someone below the minimum age', withPerson({ birthday: '2015-01-01' }), 'bookingPersons[0].birthday'],
    ['a minor without guardian', withPerson({ birthday: '2010-01-01' }), 'bookingPersons[0].guardianName'],
    [
      'a minor without consent',
      withPerson({ birthday: '2010-01-01', guardianName: 'U' }),
      'bookingPersons[0].guardianConsent',
    ],
    ['a phone that is none', withPerson({ phone: '12' }), 'bookingPersons[0].phone'],
    [
      'the own phone for emergencies',
      withPerson({ contactPhone: '0791234567' }),
      'bookingPersons[0].contactPhone',
    ],
    ['allergies without text', withPerson({ allergies: true }), 'bookingPersons[0].allergiesText'],
    ['no hardest tour above Basis', withPerson({ hardestTour: ' ' }), 'bookingPersons[0].hardestTour'],
    [
      'a Swiss postal code of five digits',
      withPerson({ postalCode: '38180' }),
      'bookingPersons[0].postalCode',
    ],
    ['a payer without a name', withPayer({ company: ' ' }), 'invoiceTo.company'],
    ['a payer at a postal code of five digits', withPayer({ postalCode: '87500' }), 'invoiceTo.postalCode'],
    ['terms not accepted', { ...request, acceptTerms: false }, 'acceptTerms'],
    ['a booker without phone', { ...request, booker: { ...request.booker, phone: 'x' } }, 'booker.phone'],
    [
      'the same mail twice',
      { ...request, bookingPersons: [person, { ...person, email: 'GINA@firn.example' }] },
      'bookingPersons[1].email',
    ],
  ])('%s is reported with its field', (_what, broken, field) => {
    expect(bookingViolations(broken, context).map((violation) => violation.propertyPath)).toContain(field);
  });

  test('a German postal code may have five digits', () => {
    expect(bookingViolations(withPerson({ country: 'DE', postalCode: '87561' }), context)).toEqual([]);
  });
});

describe('phone numbers', () => {
  test.each([
    ['079 123 45 67', '+41791234567'],
    ['+41 (79) 123-45-67', '+41791234567'],
    ['0049 171 2345678', '+491712345678'],
    ['12', null],
    ['', null],
  ])('%s becomes %s', (input, expected) => {
    expect(normalisePhone(input)).toBe(expected);
  });

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const once = normalisePhone(input);
        return once === null || normalisePhone(once) === once;
      }),
    );
  });
});

describe('a person kept without a booking', () => {
  const known = {
    firstName: 'Lena',
    lastName: 'Ackermann',
    birthday: '2017-05-04',
    phone: '+41790000001',
    contactFirstName: 'Urs',
    contactLastName: 'Ackermann',
    contactPhone: '+41780000001',
  };
  const fieldsOf = (overrides: Partial<Parameters<typeof personViolations>[0]>) =>
    personViolations({ ...known, ...overrides }, context.today).map(({ propertyPath }) => propertyPath);

  test('breaks no rule by what is not known, and needs no parent', () => {
    const blank = { birthday: null, phone: null, contactFirstName: null, contactLastName: null };
    expect(fieldsOf({ ...blank, contactPhone: null, postalCode: null })).toEqual([]);
    expect(fieldsOf({})).toEqual([]);
  });

  test.each([
    ['birthday', { birthday: '2026-02-14' }],
    ['phone', { phone: '12' }],
    ['contactPhone', { contactPhone: '079 000 00 01' }],
    ['postalCode', { postalCode: '80331' }],
    ['firstName', { firstName: 'www.firn.example' }],
    ['allergiesText', { allergies: true, allergiesText: ' ' }],
  ])('breaks the rule of %s', (field, overrides) => {
    expect(fieldsOf(overrides)).toEqual([field]);
  });

  test('has a postal code of any kind abroad', () => {
    expect(fieldsOf({ postalCode: '80331', country: 'DE' })).toEqual([]);
  });
});

describe('a child', () => {
  const { salutation: _salutation, phone: _phone, ...unasked } = person;
  const withBirthday = (birthday: string): BookingRequest => ({
    ...request,
    bookingPersons: [{ ...unasked, birthday, guardianName: 'Gina Gast', guardianConsent: true }],
  });
  const paths = (birthday: string) =>
    bookingViolations(withBirthday(birthday), { ...context, minimumAge: 0 }).map(
      ({ propertyPath }) => propertyPath,
    );

  test('is asked for neither salutation nor number, up to the day of their sixteenth birthday', () => {
    expect(paths('2016-05-17')).toEqual([]);
    expect(paths('2010-07-12')).toEqual([]);
    expect(paths('2010-07-11')).toEqual(['bookingPersons[0].salutation', 'bookingPersons[0].phone']);
  });

  test('is nobody whose birthday is not typed yet', () => {
    expect(paths('')).toEqual(expect.arrayContaining(['bookingPersons[0].phone']));
  });
});
