import { addDays, zurichInstant } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstDayOf, mondayOf, spanOf, weekNumber } from './columns.logic.ts';
import { laneCount, packLanes, roomOf } from './lanes.logic.ts';
import { groundOf, runsOf } from './runs.logic.ts';

const at = (date: string, time: string) => zurichInstant(date, time).toISOString();

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-03', '2026-12-28'],
  ['2026-03-29', '2026-03-23'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test.each(['', 'morgen', '2026-13-01', '2026-02-30'])('«%s» in the address is this week', (value) => {
  expect(firstDayOf(value, '2026-11-25')).toBe('2026-11-23');
});

test.each([
  ['2026-11-23', 48],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('the week of %s is number %i', (monday, number) => {
  expect(weekNumber(monday)).toBe(number);
});

test.each([
  ['a day', '2026-03-25', '08:00', '2026-03-25', '17:00', { first: 2, days: 1 }],
  ['over the switch to summer time', '2026-03-28', '18:00', '2026-03-30', '00:30', { first: 5, days: 3 }],
  [
    'a minute of the day after the switch',
    '2026-03-30',
    '00:00',
    '2026-03-30',
    '00:01',
    { first: 7, days: 1 },
  ],
  ['in UTC still the day before', '2026-03-24', '00:15', '2026-03-24', '23:45', { first: 1, days: 1 }],
])('%s is on its Zurich days', (_, startDay, startTime, endDay, endTime, span) => {
  const period = { start: at(startDay, startTime), end: at(endDay, endTime) };
  expect(spanOf(period, '2026-03-23', 84)).toEqual({ ...span, isCutBefore: false, isCutAfter: false });
});

test('days across both switches of the year are columns without a gap', () => {
  const isOnItsDay = fc.property(
    fc.integer({ min: 0, max: 363 }),
    fc.integer({ min: 0, max: 20 }),
    fc.constantFrom('00:00', '02:30', '12:00', '23:59'),
    (first, more, time) => {
      const period = {
        start: at(addDays('2026-01-05', first), time),
        end: at(addDays('2026-01-05', first + more), '23:59'),
      };
      const span = spanOf(period, '2026-01-05', 400);
      expect(span).toEqual({ first, days: more + 1, isCutBefore: false, isCutAfter: false });
    },
  );
  fc.assert(isOnItsDay, { numRuns: 60 });
});

test('what begins before the board or ends after it is cut, and what lies outside is left out', () => {
  const span = (start: string, end: string) =>
    spanOf({ start: at(start, '08:00'), end: at(end, '17:00') }, '2026-03-23', 7);
  expect(span('2026-03-20', '2026-03-24')).toEqual({
    first: 0,
    days: 2,
    isCutBefore: true,
    isCutAfter: false,
  });
  expect(span('2026-03-29', '2026-03-30')).toEqual({
    first: 6,
    days: 1,
    isCutBefore: false,
    isCutAfter: true,
  });
  expect(span('2026-03-20', '2026-03-22')).toBeNull();
  expect(span('2026-03-30', '2026-03-31')).toBeNull();
});

const spans = fc.array(
  fc.record({ first: fc.integer({ min: 0, max: 83 }), days: fc.integer({ min: 1, max: 14 }) }),
  {
    maxLength: 60,
  },
);

test('bars in one lane never cover each other, and no lane is more than they need', () => {
  const areApart = fc.property(spans, fc.integer({ min: 1, max: 5 }), (items, least) => {
    const packed = packLanes(items, least);
    expect(packed).toHaveLength(items.length);
    for (const [index, bar] of packed.entries()) {
      for (const other of packed.slice(index + 1)) {
        const isApart =
          bar.first + roomOf(bar, least) <= other.first || other.first + roomOf(other, least) <= bar.first;
        expect(bar.lane !== other.lane || isApart).toBe(true);
      }
    }
    const covering = items.map(({ first }) => {
      const isOn = (item: (typeof items)[number]) =>
        item.first <= first && first < item.first + roomOf(item, least);
      return items.filter(isOn).length;
    });
    expect(laneCount(packed)).toBe(Math.max(0, ...covering));
  });
  fc.assert(areApart, { numRuns: 60 });
});

const days = fc.array(fc.constantFrom('available' as const, 'maybe' as const, 'busy' as const, null), {
  maxLength: 84,
});

test('runs say of each day what the guide says, and neighbours of the same are one', () => {
  const areTheSame = fc.property(days, (said) => {
    const runs = runsOf(said);
    const back = said.map(
      (_, column) =>
        runs.find(({ first, days: length }) => first <= column && column < first + length)?.availability ??
        null,
    );
    expect(back).toEqual(said);
    for (const [index, run] of runs.entries()) {
      const next = runs[index + 1];
      const touches = next !== undefined && run.first + run.days === next.first;
      expect(touches && run.availability === next.availability).toBe(false);
    }
  });
  fc.assert(areTheSame, { numRuns: 60 });
});

test('a guide’s days are drawn by at most three outlines', () => {
  const weekly = Array.from({ length: 84 }, (_, day) =>
    day % 7 > 4 ? ('busy' as const) : ('available' as const),
  );
  const ground = groundOf(runsOf(weekly), 10, 40);
  expect(ground.map(({ availability }) => availability)).toEqual(['available', 'busy']);
  expect(ground[1]?.path.startsWith('M50 0h20v40h-20zM120 0h20v40h-20z')).toBe(true);
});
