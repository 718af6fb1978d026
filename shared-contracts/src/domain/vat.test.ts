import { expect, test } from '@jest/globals';
import { type DatedRate, rateOn } from './vat.ts';

const rate = (category: DatedRate['category'], validFrom: string, validTo: string | null = null) => ({
  category,
  validFrom,
  validTo,
});
const RATES = [
  rate('UNO', '2010-01-01'),
  rate('Sal2.0, 3.7%', '2018-01-01', '2023-12-31'),
  rate('Sal2.0, 7.7%', '2018-01-01', '2023-12-31'),
  rate('Sal2.1, 3.8%', '2024-01-01'),
  rate('Sal2.1, 8.1%', '2024-01-01'),
];

test.each([
  ['Sal2.1, 8.1%', '2023-12-31', 'Sal2.0, 7.7%'],
  ['Sal2.1, 8.1%', '2024-01-01', 'Sal2.1, 8.1%'],
  ['Sal2.0, 7.7%', '2024-01-01', 'Sal2.1, 8.1%'],
  ['Sal2.0, 3.7%', '2026-02-14', 'Sal2.1, 3.8%'],
  ['Sal2.1, 3.8%', '2020-07-01', 'Sal2.0, 3.7%'],
  ['UNO', '2020-07-01', 'UNO'],
  ['Sal2.0, 3.7%', '2009-01-01', 'Sal2.0, 3.7%'],
] as const)('%s on %s is %s', (category, date, expected) => {
  const chosen = RATES.find((each) => each.category === category);
  if (!chosen) throw new Error('no rate');
  expect(rateOn(chosen, RATES, date).category).toBe(expected);
});
