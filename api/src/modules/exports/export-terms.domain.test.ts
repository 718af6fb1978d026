import { expect, test } from '@jest/globals';
import { lastDueDay, nextPlannedDay } from './export-terms.domain.ts';

const MONDAY = 1;
const SATURDAY = 6;

test.each([
  ['on a Saturday', '2026-02-14T08:00:00Z', MONDAY, '2026-02-16'],
  ['on the day itself before six', '2026-02-16T04:59:00Z', MONDAY, '2026-02-16'],
  ['on the day itself from six on', '2026-02-16T05:00:00Z', MONDAY, '2026-02-23'],
  ['late on a day that is the next in Zurich', '2026-02-15T23:30:00Z', MONDAY, '2026-02-16'],
  ['over the change to summer time', '2026-03-28T12:00:00Z', SATURDAY, '2026-04-04'],
  ['over the end of a year', '2026-12-31T12:00:00Z', SATURDAY, '2027-01-02'],
])('%s the next one is the first whose morning is to come', (_when, now, weekday, day) => {
  expect(nextPlannedDay(weekday, new Date(now))).toBe(day);
});

test('a day is due from six in the morning in Zurich on', () => {
  expect(lastDueDay(new Date('2026-02-16T04:59:59Z'))).toBe('2026-02-15');
  expect(lastDueDay(new Date('2026-02-16T05:00:00Z'))).toBe('2026-02-16');
  expect(lastDueDay(new Date('2026-07-06T04:00:00Z'))).toBe('2026-07-06');
});
