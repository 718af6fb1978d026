import { expect, test } from '@jest/globals';
import { readCountry, readDay, readMembership, readPhone, readSalutation, readYesNo } from './read-cell.ts';

const FAULT = 'a fault';
const said = (cell: { readonly value?: unknown; readonly fault?: string }) =>
  cell.fault ? FAULT : cell.value;

test.each([
  ['079 123 45 67', '+41791234567'],
  ['+41 (0)79 123 45 67', '+41791234567'],
  ['0041 79 123 45 67', '+41791234567'],
  // A spreadsheet takes the zero from what it holds for a number.
  ['791234567', '+41791234567'],
  ['+49 151 23456789', '+4915123456789'],
  ['12', FAULT],
])('the phone number «%s» is %s', (text, value) => {
  expect(said(readPhone(text))).toBe(value);
});

test.each([
  ['ch', 'CH'],
  ['CHE', 'CH'],
  ['schweiz', 'CH'],
  ['Suisse', 'CH'],
  ['Svizzera', 'CH'],
  ['Germany', 'DE'],
  ['Utopia', FAULT],
])('the country «%s» is %s', (text, value) => {
  expect(said(readCountry(text))).toBe(value);
});

test.each([
  ['3.4.1980', '1980-04-03'],
  ['03/04/1980', '1980-04-03'],
  ['1980-04-03', '1980-04-03'],
  ['3.4.80', FAULT],
  ['April 1980', FAULT],
])('the day «%s» is %s', (text, value) => {
  expect(said(readDay(text))).toBe(value);
});

test('greetings, answers and memberships are read as people write them', () => {
  expect(['frau', 'Mme', 'Herrn', 'Sig.', 'Firma'].map((text) => said(readSalutation(text)))).toEqual([
    ...['Frau', 'Frau', 'Herr', 'Herr', FAULT],
  ]);
  expect(['JA', 'x', 'non', 'vielleicht'].map((text) => said(readYesNo(text)))).toEqual([
    true,
    true,
    false,
    FAULT,
  ]);
  expect(['123 456', 'nein', 'Sektion Bern'].map((text) => said(readMembership(text)))).toEqual([
    { sac: true, sacNumber: '123456' },
    { sac: false, sacNumber: null },
    FAULT,
  ]);
});
