import { describe, expect, test } from '@jest/globals';
import {
  formatAverage,
  formatBirthday,
  formatChf,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatHours,
  formatMetres,
  formatMonth,
  formatPersons,
  formatPhone,
  formatPrice,
  formatShortDateRange,
  formatShortDateTime,
  phoneHref,
} from './index.ts';

describe('Swiss formats', () => {
  test.each([
    [129_000, "CHF 1'290.–"],
    [1250, 'CHF 12.50'],
    [5, 'CHF 0.05'],
    [0, 'CHF 0.–'],
    [-8000, 'CHF -80.–'],
    [123_456_700, "CHF 1'234'567.–"],
  ])('%i Rappen read %s', (rappen, text) => {
    expect(formatChf(rappen)).toBe(text);
  });

  test.each([
    [0, 'kostenlos'],
    [45_000, 'CHF 450.–'],
  ])('a price of %i Rappen reads %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  test('dates and times are those of Zurich', () => {
    expect(formatDate('2026-02-13T23:30:00Z')).toBe('Sa, 14.02.2026');
    expect(formatDateTime('2026-07-11T05:30:00Z')).toBe('Sa, 11.07.2026, 07:30');
    expect(formatShortDateTime('2026-02-13T23:30:00Z')).toBe('14.02.26, 00:30');
    expect(formatMonth('2026-02-28T23:30:00Z')).toBe('März 2026');
  });

  test.each([
    ['2026-07-11T07:30:00Z', '2026-07-11T15:00:00Z', 'Sa, 11.07.2026'],
    ['2026-07-11T07:30:00Z', '2026-07-12T15:00:00Z', 'Sa, 11.07. – So, 12.07.2026'],
    ['2026-12-31T07:30:00Z', '2027-01-01T15:00:00Z', 'Do, 31.12.2026 – Fr, 01.01.2027'],
  ])('the range %s to %s reads %s', (start, end, text) => {
    expect(formatDateRange(start, end)).toBe(text);
  });

  test.each([
    ['2026-11-26T07:30:00Z', '2026-11-26T15:00:00Z', '26.11.26'],
    ['2026-11-26T07:30:00Z', '2026-11-29T15:00:00Z', '26.–29.11.26'],
    ['2026-11-30T07:30:00Z', '2026-12-02T15:00:00Z', '30.11.–02.12.26'],
    ['2026-12-31T07:30:00Z', '2027-01-02T15:00:00Z', '31.12.26–02.01.27'],
    ['2026-05-11T07:30:00Z', '2027-05-11T15:00:00Z', '11.05.26–11.05.27'],
    ['2026-11-26T23:30:00Z', '2026-11-27T15:00:00Z', '27.11.26'],
  ])('the range %s to %s reads %s in a table', (start, end, text) => {
    expect(formatShortDateRange(start, end)).toBe(text);
  });

  test.each([
    ['+41790001394', '+41 79 000 13 94'],
    ['+41 79 00013 94', '+41 79 000 13 94'],
    ['+4915112345678', '+49 151 123 456 78'],
    ['+4366412345678', '+43 664 123 456 78'],
    ['+4232345678', '+423 234 5678'],
    ['+12025550123', '+1 202 555 0123'],
    ['+35312345678', '+353 123 456 78'],
    ['+417900', '+417900'],
    ['+9991234567', '+9991234567'],
    ['079 000 13 94', '079 000 13 94'],
    ['', ''],
  ])('the phone number «%s» reads «%s»', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });

  test.each([
    ['confirmed', 1, ['active', 'cancelled'], '1 Person'],
    ['completed', 2, ['attended', 'no_show'], '2 Personen'],
    ['cancelled', 0, ['cancelled', 'cancelled'], '2 Personen, nicht mehr dabei'],
    ['confirmed', 0, ['cancelled', 'replaced'], '1 Person, nicht mehr dabei'],
    ['annulled', 2, ['active', 'active'], '2 Personen, nicht mehr dabei'],
    ['confirmed', 0, [], '–'],
  ] as const)('%s, %i seats of %j read %s', (state, personCount, states, text) => {
    const bookingPersons = states.map((each) => ({ state: each }));
    expect(formatPersons({ state, personCount, bookingPersons })).toBe(text);
  });

  test.each([
    ['1987-05-03', '2026-05-02', '03.05.1987, 38 Jahre'],
    ['1987-05-03', '2026-05-03', '03.05.1987, 39 Jahre'],
    ['2025-01-10', '2026-02-14', '10.01.2025, 1 Jahr'],
  ])('who was born on %s is on %s «%s»', (birthday, today, text) => {
    expect(formatBirthday(birthday, today)).toBe(text);
  });

  test('a number for a `tel:` link has no blanks', () => {
    expect(phoneHref('+41 79 000 13 94')).toBe('tel:+41790001394');
  });

  test('measures', () => {
    expect(formatMetres(1250)).toBe("1'250 m");
    expect([4.66, 5, null].map(formatAverage)).toEqual(['4.7', '5.0', '–']);
    expect(formatHours(6.5)).toBe('6½ h');
    expect(formatHours(0.75)).toBe('¾ h');
    expect(formatHours(8)).toBe('8 h');
  });
});
