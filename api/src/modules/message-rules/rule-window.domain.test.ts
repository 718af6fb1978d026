import { describe, expect, test } from '@jest/globals';
import { type DayMoment, ruleWindow } from './rule-window.domain.ts';

const BEFORE: DayMoment = { moment: 'before_start', days: 3, time: '08:00', untilDays: null };
const AFTER: DayMoment = { moment: 'after_end', days: 1, time: '10:00', untilDays: 3 };

const isDue = (rule: DayMoment, event: string, now: string): boolean => {
  const { from, to } = ruleWindow(rule, new Date(now));
  const at = new Date(event);
  return from <= at && at < to;
};

describe('before the start', () => {
  // Begins on Saturday, 14 March 2026, at 7 in Zurich.
  const START = '2026-03-14T06:00:00Z';

  test.each([
    ['2026-03-11T06:59:59Z', false],
    ['2026-03-11T07:00:00Z', true],
    ['2026-03-14T05:59:59Z', true],
    ['2026-03-14T06:00:00Z', false],
  ])('three days at eight, until it begins: %s is %s', (now, expected) => {
    expect(isDue(BEFORE, START, now)).toBe(expected);
  });

  test.each([
    ['2026-03-13T06:59:59Z', true],
    ['2026-03-13T07:00:00Z', false],
  ])('until one day before, at the same time: %s is %s', (now, expected) => {
    expect(isDue({ ...BEFORE, untilDays: 1 }, START, now)).toBe(expected);
  });

  test('what is late on the day itself is not due once the event has begun', () => {
    const late = { ...BEFORE, days: 0, time: '18:00' };
    expect(isDue(late, START, '2026-03-14T17:30:00Z')).toBe(false);
    expect(isDue(late, '2026-03-14T19:00:00Z', '2026-03-14T17:30:00Z')).toBe(true);
  });
});

describe('after the end', () => {
  // Ends on Sunday, 15 March 2026, at 17 in Zurich.
  const END = '2026-03-15T16:00:00Z';

  test.each([
    ['2026-03-16T08:59:59Z', false],
    ['2026-03-16T09:00:00Z', true],
    ['2026-03-18T08:59:59Z', true],
    ['2026-03-18T09:00:00Z', false],
  ])('one day at ten, until three days: %s is %s', (now, expected) => {
    expect(isDue(AFTER, END, now)).toBe(expected);
  });

  test('on the same day only once it is over', () => {
    const sameDay = { ...AFTER, days: 0 };
    expect(isDue(sameDay, END, '2026-03-15T15:59:59Z')).toBe(false);
    expect(isDue(sameDay, END, '2026-03-15T16:00:00Z')).toBe(true);
  });
});

describe('the clocks change in between', () => {
  // On Sunday, 29 March 2026, summer time begins; on 25 October it ends.
  test.each([
    ['in spring', '2026-03-30T05:00:00Z', '2026-03-27T07:00:00Z', '2026-03-27T06:59:59Z'],
    ['in autumn', '2026-10-26T06:00:00Z', '2026-10-23T06:00:00Z', '2026-10-23T05:59:59Z'],
  ])('%s it is eight in the morning in Zurich all the same', (_season, start, due, early) => {
    expect(isDue(BEFORE, start, early)).toBe(false);
    expect(isDue(BEFORE, start, due)).toBe(true);
  });

  test('72 hours before would be seven or nine o’clock', () => {
    const hours = 72 * 3_600_000;
    expect(new Date(Date.parse('2026-03-30T06:00:00Z') - hours).toISOString()).toBe(
      '2026-03-27T06:00:00.000Z',
    );
    expect(isDue(BEFORE, '2026-03-30T06:00:00Z', '2026-03-27T06:00:00Z')).toBe(false);
  });

  test('a time that the day of the change leaves out counts as the hour after it', () => {
    const night = { ...BEFORE, days: 1, time: '02:30' };
    expect(isDue(night, '2026-03-30T06:00:00Z', '2026-03-29T00:29:59Z')).toBe(false);
    expect(isDue(night, '2026-03-30T06:00:00Z', '2026-03-29T01:30:00Z')).toBe(true);
  });
});
