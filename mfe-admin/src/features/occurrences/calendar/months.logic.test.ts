import { zurichInstant } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { yearsOf } from './months.logic.ts';

const from = (first: string, last = first) => ({
  start: zurichInstant(first, '00:00').toISOString(),
  end: zurichInstant(last, '23:59').toISOString(),
});

const shown = (events: Parameters<typeof yearsOf>[0]) =>
  yearsOf(events).map(({ year, months }) => [
    year,
    ...months.map(({ date, entries }) => [date, ...entries.map(({ first, days }) => `${first}+${days}`)]),
  ]);

test.each([
  ['nothing', [], []],
  ['a day', [from('2026-02-14')], [['2026', ['2026-02-01', '14+1']]]],
  [
    'across the switch to summer time and into the next month',
    [from('2026-03-28', '2026-04-02')],
    [['2026', ['2026-03-01', '28+4'], ['2026-04-01', '1+2']]],
  ],
  [
    'months between two, and the turn of the year',
    [from('2026-12-30', '2027-01-02'), from('2026-10-01')],
    [
      ['2026', ['2026-10-01', '1+1'], ['2026-11-01'], ['2026-12-01', '30+2']],
      ['2027', ['2027-01-01', '1+2']],
    ],
  ],
  [
    'a year without any is left out',
    [from('2024-05-01'), from('2026-05-01')],
    [
      ['2024', ['2024-05-01', '1+1']],
      ['2026', ['2026-05-01', '1+1']],
    ],
  ],
])('%s', (_, events, expected) => {
  expect(shown(events)).toEqual(expected);
});

test.each([
  ['2026-02-14', -1, 28],
  ['2026-08-14', 0, 31],
  ['2026-06-14', 5, 30],
])('the month of %s has its weekends from day %i on', (date, weekend, length) => {
  expect(yearsOf([from(date)])[0]?.months[0]).toMatchObject({ weekend, length });
});
