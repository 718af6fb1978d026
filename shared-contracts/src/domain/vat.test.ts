import { expect, test } from '@jest/globals';
import { type DatedRate, lastDayOfRate, rateOn } from './vat.ts';

const rate = (category: DatedRate['category'], validFrom: string) => ({ category, validFrom });
const RATES = [
  rate('UNO', '2010-01-01'),
  rate('Sal2.0, 3.7%', '2018-01-01'),
  rate('Sal2.0, 7.7%', '2018-01-01'),
  rate('Sal2.1, 3.8%', '2024-01-01'),
  rate('Sal2.1, 8.1%', '2024-01-01'),
];
const NEXT = rate('Sal2.1, 8.1%', '2028-01-01');

const named = (category: DatedRate['category']) => {
  const found = RATES.find((each) => each.category === category);
  if (!found) throw new Error('no rate');
  return found;
};

test.each([
  ['Sal2.1, 8.1%', '2023-12-31', 'Sal2.0, 7.7%'],
  ['Sal2.1, 8.1%', '2024-01-01', 'Sal2.1, 8.1%'],
  ['Sal2.0, 7.7%', '2024-01-01', 'Sal2.1, 8.1%'],
  ['Sal2.0, 3.7%', '2026-02-14', 'Sal2.1, 3.8%'],
  ['Sal2.1, 3.8%', '2020-07-01', 'Sal2.0, 3.7%'],
  ['UNO', '2020-07-01', 'UNO'],
  ['Sal2.0, 3.7%', '2009-01-01', 'Sal2.0, 3.7%'],
] as const)('%s on %s is %s', (category, date, expected) => {
  expect(rateOn(named(category), RATES, date).category).toBe(expected);
});

test.each([
  ['Sal2.0, 7.7%', '2027-12-31', '2024-01-01'],
  ['Sal2.1, 8.1%', '2028-01-01', '2028-01-01'],
  ['Sal2.0, 7.7%', '2031-07-01', '2028-01-01'],
  ['Sal2.1, 3.8%', '2031-07-01', '2024-01-01'],
] as const)('a new rate of a category takes over from its day on: %s on %s', (category, date, since) => {
  expect(rateOn(named(category), [NEXT, ...RATES], date).validFrom).toBe(since);
});

test('a rate ends the day before the next of its tax begins', () => {
  const all = [...RATES, NEXT];
  expect(lastDayOfRate(named('Sal2.0, 7.7%'), all)).toBe('2023-12-31');
  expect(lastDayOfRate(named('Sal2.1, 8.1%'), all)).toBe('2027-12-31');
  expect(lastDayOfRate(NEXT, all)).toBeNull();
  expect(lastDayOfRate(named('UNO'), all)).toBeNull();
});
