import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moneyText } from './money-text.ts';
import { numberText } from './number-text.ts';

const whole = numberText({ step: 1, unit: 'm', isGrouped: true });
const halves = numberText({ step: 0.5, unit: 'h', isGrouped: true });

describe('a number', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['-0', 0],
    ['1290', 1290],
    ["1'290", 1290],
    ['1’290', 1290],
    ['1 290', 1290],
    ['12 345 678', 12_345_678],
    ["-1'290", -1290],
    ['1290 m', 1290],
    [' 007 ', 7],
    ['1290.0', 1290],
    ["1'29", undefined],
    ["1'2900", undefined],
    ['1.290', undefined],
    ['12.5', undefined],
    ['1e3', undefined],
    ['zwölf', undefined],
    ['12 h', undefined],
    ['1234567890123456', undefined],
  ])('%j is read as %p where whole numbers are asked for', (text, value) => {
    expect(whole.parse(text)).toBe(value);
  });

  test.each([
    ['6.5', 6.5],
    ['6,5', 6.5],
    ['6', 6],
    ['6.5 h', 6.5],
    ['6.25', undefined],
    ['6.50', 6.5],
    ['0.1', undefined],
  ])('%j is read as %p where halves are asked for', (text, value) => {
    expect(halves.parse(text)).toBe(value);
  });

  test('a code is not grouped', () => {
    const code = numberText({ step: 1, unit: '', isGrouped: false });
    expect([code.textOf(3400), whole.textOf(3400)]).toEqual(['3400', "3'400"]);
  });

  test('every number is written so that it is read as itself', () => {
    fc.assert(fc.property(fc.integer(), (value) => whole.parse(whole.textOf(value)) === value));
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        (half) => halves.parse(halves.textOf(half / 2)) === half / 2,
      ),
    );
    const cents = numberText({ step: 0.01, unit: '', isGrouped: true });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (n) => cents.parse(cents.textOf(n / 100)) === n / 100),
    );
  });
});

describe('an amount', () => {
  test.each([
    ['', null],
    ['0', 0],
    ['-0', 0],
    ['1290', 129_000],
    ["1'290", 129_000],
    ["1'290.–", 129_000],
    ["1'290.-", 129_000],
    ["CHF 1'290.–", 129_000],
    ['Fr. 12.50', 1250],
    ["1'290.50", 129_050],
    ['1290,5', 129_050],
    ['0.05', 5],
    ['0.03', 3],
    ['-12.50', -1250],
    ['12.505', undefined],
    ['1,290', undefined],
    ['12.', undefined],
    ['.5', undefined],
    ['–', undefined],
    ['CHF', undefined],
    ['gratis', undefined],
    ['99999999999', undefined],
  ])('%j is read as %p Rappen', (text, amount) => {
    expect(moneyText.parse(text)).toBe(amount);
  });

  test('every amount is written so that it is read as itself', () => {
    const amounts = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
    fc.assert(fc.property(amounts, (amount) => moneyText.parse(moneyText.textOf(amount)) === amount));
  });

  test('no text is read as an amount that was not written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = moneyText.parse(text);
        expect(amount === null || amount === undefined || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
