import { aRecipient } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { francsOf, isQrIban, printable, qrPayload, referenceOf, splitAddress } from './qr-bill.domain.ts';

const IBAN = 'CH9300762011623852957';
const QR_IBAN = 'CH4431999123000889012';

describe('a reference is made of the number', () => {
  test('a creditor reference has the check digits of ISO 11649', () => {
    expect(referenceOf('539007547034', IBAN)).toBe('RF18539007547034');
    expect(referenceOf('R-2026-00001', IBAN)).toMatch(/^RF\d\dR202600001$/);
  });

  test('a QR reference has the check digit modulo 10', () => {
    expect(referenceOf('21000000000313947143000901', QR_IBAN)).toBe('210000000003139471430009017');
  });

  test('no two numbers have the same', () => {
    const numbers = ['R-2026-00001', 'R-2026-00002', 'R-2026-00010', 'R-2026-10000', 'R-2027-00001'];
    for (const iban of [IBAN, QR_IBAN])
      expect(new Set(numbers.map((number) => referenceOf(number, iban))).size).toBe(numbers.length);
  });

  test('a QR-IBAN is known by its institute', () => {
    expect([isQrIban(QR_IBAN), isQrIban(IBAN), isQrIban('LI21088100002324013AA')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test.each([
  ['Bergweg 7', 'Bergweg', '7'],
  ['Bergweg 7a', 'Bergweg', '7a'],
  ['Bergweg 12 b', 'Bergweg', '12 b'],
  ['Rue du 31 décembre 4', 'Rue du 31 décembre', '4'],
  ['Bahnhofstrasse 12-14', 'Bahnhofstrasse', '12-14'],
  ['Alpenblick', 'Alpenblick', ''],
  ['Postfach 0', 'Postfach', '0'],
  ['7', '7', ''],
  ['  Bergweg,  7 ', 'Bergweg', '7'],
])('«%s» is the street «%s» and the number «%s»', (address, street, houseNumber) => {
  expect(splitAddress(address)).toEqual({ street, houseNumber });
});

test.each([
  ['Zürich & Söhne', 'Zürich & Söhne'],
  ['Łukasz Dvořák', 'Lukasz Dvorák'],
  ['O’Neill – «Berg»', "O'Neill - «Berg»"],
  ['A\nB\tC', 'A B C'],
  ['Zu\u0308rich', 'Zürich'],
  ['山', '?'],
])('«%s» is printed as «%s»', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

test.each([
  [5, '0.05'],
  [99_999_999, '999999.99'],
  [100, '1.00'],
  [129_050, '1290.50'],
])('%i Rappen are %s', (amount, francs) => {
  expect(francsOf(amount)).toBe(francs);
});

test('the payload has 31 lines in the order of the guidelines', () => {
  const recipient = aRecipient({ email: null });
  const issuer = {
    name: 'Firn GmbH',
    street: 'Dorfstrasse',
    houseNumber: '1',
    postalCode: '3818',
    city: 'Grindelwald',
    country: 'CH',
  };
  const reference = referenceOf('R-2026-00001', IBAN);
  const payload = qrPayload({
    iban: IBAN,
    issuer,
    amount: 48_000,
    recipient,
    reference,
    message: 'R-2026-00001',
  });
  expect(payload.split('\n')).toEqual([
    'SPC',
    '0200',
    '1',
    IBAN,
    'S',
    'Firn GmbH',
    'Dorfstrasse',
    '1',
    '3818',
    'Grindelwald',
    'CH',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '480.00',
    'CHF',
    'S',
    'Nina Käser',
    'Bergweg',
    '7',
    '7546',
    'Ardez',
    'CH',
    'SCOR',
    reference,
    'R-2026-00001',
    'EPD',
  ]);
});
