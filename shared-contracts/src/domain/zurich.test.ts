import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  ageOn,
  datesFrom,
  daysBetween,
  sameTimeAfter,
  weekdayOf,
  zurichDate,
  zurichInstant,
} from './zurich.ts';

describe('the calendar of Zurich', () => {
  test('the dates of a period, both ends included, and their weekdays from Monday on', () => {
    expect(datesFrom('2026-02-27', '2026-03-02')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(datesFrom('2026-03-02', '2026-03-01')).toEqual([]);
    expect(datesFrom('2026-02-27', '2026-03-02').map(weekdayOf)).toEqual([4, 5, 6, 0]);
  });

  test.each([
    ['2026-02-14T07:00:00.000Z', 364, '2027-02-13T07:00:00.000Z'],
    ['2026-03-28T07:00:00.000Z', 1, '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T06:00:00.000Z', 1, '2026-10-25T07:00:00.000Z'],
    ['2026-03-28T01:30:00.000Z', 1, '2026-03-29T01:30:00.000Z'],
    ['2026-07-10T22:00:00.000Z', 364, '2027-07-09T22:00:00.000Z'],
  ])('%s, %i days on at the same time of day, is %s', (instant, days, later) => {
    expect(sameTimeAfter(new Date(instant), days).toISOString()).toBe(later);
  });

  test.each([
    ['2026-02-13T23:30:00Z', '2026-02-14'],
    ['2026-07-13T21:59:59Z', '2026-07-13'],
    ['2026-07-13T22:00:00Z', '2026-07-14'],
  ])('%s falls on %s', (instant, date) => {
    expect(zurichDate(new Date(instant))).toBe(date);
  });

  test.each([
    ['2026-01-10', '08:00', '2026-01-10T07:00:00.000Z'],
    ['2026-07-10', '08:00', '2026-07-10T06:00:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s %s is the instant %s', (date, time, instant) => {
    expect(zurichInstant(date, time).toISOString()).toBe(instant);
  });

  test('days are counted across the switch to summer time', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2000-02-29', '2026-02-28', 25],
  ])('someone born on %s is on %s %i years old', (birthday, on, age) => {
    expect(ageOn(birthday, on)).toBe(age);
  });
});
