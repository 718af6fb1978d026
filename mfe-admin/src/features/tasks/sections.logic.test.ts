import { expect, test } from '@jest/globals';
import { nextMonday, sectionOf } from './sections.logic.ts';

/** A Thursday. */
const TODAY = '2026-02-12';

test.each([
  ['2026-01-01', 'today'],
  ['2026-02-12', 'today'],
  ['2026-02-13', 'week'],
  ['2026-02-15', 'week'],
  ['2026-02-16', 'later'],
  [null, 'later'],
] as const)('%s stands in «%s»', (day, section) => {
  expect(sectionOf(day, TODAY)).toBe(section);
});

test('on a Sunday nothing is left of the week', () => {
  expect(sectionOf('2026-02-16', '2026-02-15')).toBe('later');
});

test.each([
  ['2026-02-12', '2026-02-16'],
  ['2026-02-15', '2026-02-16'],
  ['2026-02-16', '2026-02-23'],
])('after %s the next Monday is %s', (today, monday) => {
  expect(nextMonday(today)).toBe(monday);
});
