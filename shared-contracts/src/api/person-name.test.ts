import { expect, test } from '@jest/globals';
import { personNameMessage } from './person-name.ts';

test.each([
  'Noëlle',
  'von Allmen-Zurbriggen',
  "O'Brien",
  'Dr. med. Anna',
  'Dr. Anna',
  'Prof. dr. Anna',
  'Elisabeth II. von Bern',
  'Karl 2',
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
  ['evil。com', /Internetadresse/],
  ['evil．com', /Internetadresse/],
  ['evil . com', /Internetadresse/],
  ['Ruf an 0900 123 456', /Telefonnummer/],
  ['\u3164', /eine Zeile/],
  ['12345', /Telefonnummer/],
  ['12', /Buchstaben/],
  ['–', /Buchstaben/],
  ['🏔', /Buchstaben/],
])('%j is none', (name, message) => {
  expect(personNameMessage(name)).toMatch(message);
});
