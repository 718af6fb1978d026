import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateText } from './date-text.ts';
import { ibanText } from './iban-text.ts';
import { moneyText } from './money-text.ts';
import { numberText } from './number-text.ts';
import { timeText } from './time-text.ts';

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
  ])('%j is read as %p for whole numbers', (text, value) => {
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
  ])('%j is read as %p for halves', (text, value) => {
    expect(halves.parse(text)).toBe(value);
  });

  test('a code is not grouped', () => {
    const code = numberText({ step: 1, unit: '', isGrouped: false });
    expect([code.textOf(3400), whole.textOf(3400)]).toEqual(['3400', "3'400"]);
  });

  test('every written number is read back as itself', () => {
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

  test('every written amount is read back as itself', () => {
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

describe('a day', () => {
  const day = dateText();
  test.each([
    ['', null],
    ['14.02.2026', '2026-02-14'],
    ['14.2.26', '2026-02-14'],
    ['14/2/2026', '2026-02-14'],
    ['14-2-2026', '2026-02-14'],
    ['14. 2. 2026', '2026-02-14'],
    ['14 2 26', '2026-02-14'],
    ['140226', '2026-02-14'],
    ['14022026', '2026-02-14'],
    ['Sa, 14.02.2026', '2026-02-14'],
    ['2026-02-14', '2026-02-14'],
    ['29.2.2024', '2024-02-29'],
    ['29.2.2026', undefined],
    ['31.4.2026', undefined],
    ['0.1.2026', undefined],
    ['14.13.2026', undefined],
    ['14.2', undefined],
    ['14.2.026', undefined],
    ['2026-02-30', undefined],
    ['morgen', undefined],
  ])('%j is read as %p', (text, date) => {
    expect(day.parse(text)).toBe(date);
  });

  test('two digits of a year are the last century’s where this one’s day would be too late', () => {
    const birthday = dateText('2026-07-01');
    expect([birthday.parse('14.2.85'), birthday.parse('14.2.26'), birthday.parse('14.8.26')]).toEqual([
      '1985-02-14',
      '2026-02-14',
      '1926-08-14',
    ]);
  });

  test('every day is written so that it is read as itself', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('2999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        expect(day.parse(day.textOf(date))).toBe(date);
      }),
    );
  });
});

describe('a time of day', () => {
  test.each([
    ['', null],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7:30', '07:30'],
    ['7.30', '07:30'],
    ['7h30', '07:30'],
    ['7', '07:00'],
    ['19 Uhr', '19:00'],
    ['7:30 Uhr', '07:30'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['7:60', undefined],
    ['7:3', undefined],
    ['1960', undefined],
    ['früh', undefined],
  ])('%j is read as %p', (text, time) => {
    expect(timeText.parse(text)).toBe(time);
  });
});

describe('an account', () => {
  test.each([
    ['', null],
    [' ch93 0076 2011 6238 5295 7 ', 'CH9300762011623852957'],
    ['CH9300762011623852957', 'CH9300762011623852957'],
    ['CH93', undefined],
    ['80-2-2', undefined],
  ])('%j is read as %p', (text, value) => {
    expect(ibanText.parse(text)).toBe(value);
  });

  test('is shown in groups of four', () => {
    expect(ibanText.textOf('CH9300762011623852957')).toBe('CH93 0076 2011 6238 5295 7');
  });
});
