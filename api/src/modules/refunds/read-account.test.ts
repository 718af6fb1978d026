import { expect, test } from '@jest/globals';
import { readAccount } from './read-account.ts';

const NINA = 'Nina Käser';

test('an account is kept without blanks', () => {
  expect(readAccount({ iban: ' ch93 0076 2011 6238 5295 7 ', accountHolder: ` ${NINA} ` })).toEqual({
    account: { iban: 'CH9300762011623852957', accountHolder: NINA },
  });
  expect(readAccount({ iban: 'LI21 0881 0000 2324 013A A', accountHolder: NINA })).toHaveProperty('account');
});

test.each([
  ['', /^Bitte gib die IBAN/],
  ['CH93 0076 2011 6238 5295 8', /^Diese IBAN stimmt nicht/],
  ['DE89 3704 0044 0532 0130 00', /in der Schweiz und in Liechtenstein/],
  ['CH44 3199 9123 0008 8901 2', /^Das ist eine QR-IBAN/],
])('«%s» is none', (iban, message) => {
  expect(readAccount({ iban, accountHolder: NINA })).toEqual({
    violations: [{ propertyPath: 'iban', message: expect.stringMatching(message) }],
  });
});

test('somebody has to own it', () => {
  expect(readAccount({ iban: 'CH9300762011623852957', accountHolder: ' ' })).toMatchObject({
    violations: [{ propertyPath: 'accountHolder' }],
  });
});
