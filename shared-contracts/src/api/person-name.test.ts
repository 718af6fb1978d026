import { expect, test } from '@jest/globals';
import { personNameMessage } from './person-name.ts';

test.each([
  'Noëlle',
  'von Allmen-Zurbriggen',
  "O'Brien",
  'Dr. med. Anna',
  'J.P.',
  'A.Meier',
  'Sr. M. Benedikta',
  '李',
  'Łukasz',
  'محمد',
  '',
  undefined,
])('%j is a name', (name) => {
  expect(personNameMessage(name)).toBeNull();
});

test.each([
  ['Hallo Gratulation! Gewinn: http://boese.example', /Internetadresse/],
  ['www.boese.example', /Internetadresse/],
  ['Gewinn bei boese.example', /Internetadresse/],
  ['BOESE.CH', /Internetadresse/],
  ['anna@boese', /Internetadresse/],
  ['Anna\r\nBcc: alle', /eine Zeile/],
  ['An\u200bna', /eine Zeile/],
  ['An\u2028na', /eine Zeile/],
  ['\u202eannA', /eine Zeile/],
  ['12345', /Buchstaben/],
  ['–', /Buchstaben/],
  ['🏔', /Buchstaben/],
])('%j is none', (name, message) => {
  expect(personNameMessage(name)).toMatch(message);
});
