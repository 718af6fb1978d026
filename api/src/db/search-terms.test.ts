import { describe, expect, test } from '@jest/globals';
import { phoneDigits, plainLetters, searchTerms } from './search-terms.ts';

const waysOf = (text: string) => searchTerms(text).map(({ ways }) => ways);

describe('words', () => {
  test.each([
    ['Gast', [[['%gast%']]]],
    ['Gast, Gina', [[['%gast%']], [['%gina%']]]],
    ['«Zürich»', [[['%zurich%']]]],
    ['Mueller', [[['%muller%']]]],
    ['ab', [[['% ab%']]]],
    ['50%', [[['%50\\%%']]]],
    ['– !', []],
    ['B-2026-00042', [[['%b-2026-00042%']]]],
  ])('%s', (text, ways) => {
    expect(waysOf(text)).toEqual(ways);
  });

  test('no more than eight of them', () => {
    expect(searchTerms('a1 b1 c1 d1 e1 f1 g1 h1 i1')).toHaveLength(8);
  });
});

describe('telephone numbers', () => {
  test.each([
    ['079 123 45 67', '791234567'],
    ['+41 79 123', '79123'],
    ['0041 (0)79 123', '79123'],
    ['079/123-45', '7912345'],
    ['123 45 67', '1234567'],
    ['45 67', '4567'],
    ['079 012 00 01', '790120001'],
    ['+41 (0)76 444', '76444'],
    ['+49 170 55', '4917055'],
  ])('%s is %s', (text, digits) => {
    expect(waysOf(text).flat()).toContainEqual([`%${digits}%`]);
  });

  test.each(['1042', '3818', '101-3', '2026'])('%s is none', (text) => {
    expect(waysOf(text)).toEqual([[[`%${text}%`]]]);
  });

  test('41 at the beginning may be the country or not', () => {
    expect(waysOf('41 79 123 45')).toEqual([
      [['% 41%', '% 79%', '%123%', '% 45%'], ['%417912345%'], ['%7912345%']],
    ]);
  });

  test('another number and a name stand beside it', () => {
    expect(waysOf('3818 079 123 45 Gast')).toEqual([
      [['%3818%']],
      [['%079%', '%123%', '% 45%'], ['%7912345%']],
      [['%gast%']],
    ]);
  });
});

describe('days', () => {
  const named = (year: number | null, month: number, day: number | null) => ({ year, month, day });
  test.each([
    ['14.02.2026', named(2026, 2, 14)],
    ['14.2.26', named(2026, 2, 14)],
    ['14.2.', named(null, 2, 14)],
    ['2026-02-14', named(2026, 2, 14)],
    ['02.2026', named(2026, 2, null)],
    ['14. Februar 2026', named(2026, 2, 14)],
    ['März', named(null, 3, null)],
    ['Okt. 2026', named(2026, 10, null)],
    ['31.13.2026', null],
  ])('%s', (text, day) => {
    expect(searchTerms(text).map((term) => term.day)).toEqual([day]);
  });
});

test.each([
  ['Müller', 'muller'],
  ['Łukasz Ñuñez', 'lukasz nunez'],
  ['Straße', 'strasse'],
  ['ČAPEK', 'capek'],
  ['Huerlimann', 'hurlimann'],
])('%s is %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test.each([
  ['+41 (0)41 410 20 30', '414102030'],
  ['0041 44 211 00 00', '442110000'],
  ['', ''],
])('«%s» is dialled %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
