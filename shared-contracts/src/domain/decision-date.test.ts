import { expect, test } from '@jest/globals';
import { decisionDate } from './decision-date.ts';

test.each([
  [1, '2026-02-12'],
  [2, '2026-02-04'],
  [3, '2026-02-04'],
])('an event of %i days on 14 February is decided on %s', (durationDays, day) => {
  // 00:30 in Zurich: the calendar there counts.
  expect(decisionDate({ start: new Date('2026-02-13T23:30:00Z'), durationDays })).toBe(day);
});
