import { describe, expect, test } from '@jest/globals';
import { vatStatement } from './vat-statement.domain.ts';

const VAT = [
  { vatCategory: 'UNO', vatPercent: 0, total: 100_000, vat: 0 },
  { vatCategory: 'ULA', vatPercent: 0, total: 20_000, vat: 0 },
  { vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 108_100, vat: 8_100 },
  { vatCategory: 'Sal2.1, 3.8%', vatPercent: 3.8, total: 10_380, vat: 380 },
  { vatCategory: 'Sal2.0, 7.7%', vatPercent: 7.7, total: 10_770, vat: 770 },
];

const read = (rows: ReturnType<typeof vatStatement>) =>
  rows.map(({ figure, amount, tax }) => [figure, amount, tax]);

describe('the effective method', () => {
  const rows = vatStatement({ vat: VAT, fees: 8_000, method: 'effective', flatRatePercent: 0 });

  test('states what was earned without the tax, by rate and day of service', () => {
    expect(read(rows)).toEqual([
      ['200', 240_000, null],
      ['221', 20_000, null],
      ['230', 100_000, null],
      ['289', 120_000, null],
      ['299', 120_000, null],
      ['302', 10_000, 770],
      ['303', 100_000, 8_100],
      ['343', 10_000, 380],
      ['399', 120_000, 9_250],
      ['910', 8_000, null],
    ]);
  });

  test('names no figure for a rate that the form does not have', () => {
    const [unknown] = vatStatement({
      vat: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.6, total: 10_860, vat: 860 }],
      fees: 0,
      method: 'effective',
      flatRatePercent: 0,
    }).filter(({ percent }) => percent === 8.6);
    expect(unknown).toEqual({ figure: null, percent: 8.6, amount: 10_000, tax: 860 });
  });
});

describe('the flat rate', () => {
  const rows = vatStatement({ vat: VAT, fees: 8_000, method: 'flat_rate', flatRatePercent: 5.1 });

  test('is of what was earned with the tax', () => {
    expect(read(rows)).toEqual([
      ['200', 249_250, null],
      ['221', 20_000, null],
      ['230', 100_000, null],
      ['289', 120_000, null],
      ['299', 129_250, null],
      ['322', 10_770, 549],
      ['323', 118_480, 6_042],
      ['399', 129_250, 6_591],
      ['910', 8_000, null],
    ]);
  });
});

test('half a Rappen of a flat rate is rounded up, though a float is a little less', () => {
  const vat = [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 1_500, vat: 112 }];
  const rows = vatStatement({ vat, fees: 0, method: 'flat_rate', flatRatePercent: 5.1 });
  expect(read(rows)).toContainEqual(['323', 1_500, 77]);
});

test('a quarter without turnover is stated, too', () => {
  const rows = vatStatement({ vat: [], fees: 0, method: 'effective', flatRatePercent: 0 });
  expect(rows.every(({ amount }) => amount === 0)).toBe(true);
  expect(rows.map(({ figure }) => figure)).toEqual(['200', '221', '230', '289', '299', '399', '910']);
});
