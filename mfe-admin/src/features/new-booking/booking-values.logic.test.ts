import { emailAlias } from '@firn/shared-contracts/domain';
import { anEvent } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { emptyPerson, ruleContext } from '../../shared/booking-form/person-values.logic.ts';
import { aUser } from '../../testing/fixtures.ts';
import { fieldPath, newBookingBody, newBookingValues } from './booking-values.logic.ts';

const context = ruleContext(anEvent(), new Date('2026-02-14T11:00:00.000Z'));
const asked = { event: anEvent(), context, rentable: null };
const gina = newBookingValues(aUser());

describe('a booking by the office', () => {
  test('takes who books from the account, also for the own seat', () => {
    const { booker, bookingPersons, office } = newBookingBody(gina, asked, 40_000);
    expect(booker).toMatchObject({ firstName: 'Gina', email: 'gast@firn.example', country: 'CH' });
    expect(bookingPersons[0]).toMatchObject({ booker: true, firstName: 'Gina', email: 'gast@firn.example' });
    expect(office).toEqual({ user: aUser()['@id'], notify: true });
  });

  test('goes over what speaks against it only where something does', () => {
    const insisting = { ...gina, override: true, reason: ' Guide einverstanden ' };
    expect(newBookingBody(insisting, asked, 0).office).not.toHaveProperty('override');
    expect(newBookingBody({ ...insisting, isHindered: true }, asked, 0).office).toMatchObject({
      override: true,
      reason: 'Guide einverstanden',
    });
  });

  test('gives who has no address one that reaches the booker', () => {
    const child = { ...emptyPerson(), firstName: 'Zoë' };
    const { bookingPersons } = newBookingBody({ ...gina, bookingPersons: [child, child] }, asked, 0);
    expect(bookingPersons.map(({ email }) => email)).toEqual([
      'gast+zoe@firn.example',
      'gast+zoe2@firn.example',
    ]);
  });
});

test.each([
  ['gast@firn.example', 'Jürg', 'gast+juerg@firn.example'],
  ['gast@firn.example', '山', 'gast+person@firn.example'],
  ['', 'Jürg', ''],
])('the alias of %s for %s is %s', (email, name, alias) => {
  expect(emailAlias(email, name, new Set()) ?? '').toBe(alias);
});

test.each([
  ['bookingPersons[0].email', 'booker.email'],
  ['bookingPersons[0].birthday', 'bookingPersons[0].birthday'],
  ['office.reason', 'reason'],
  ['message', 'message'],
])('what is held against %s stands at %s', (path, field) => {
  expect(fieldPath(path, gina)).toBe(field);
});
