import { anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { wayLinks } from './way-links.logic.ts';

const event = anEvent({
  start: '2027-02-13T07:00:00.000Z',
  place: 'Rigi SZ',
  availability: 'bookable',
  pois: [{ title: 'Arth-Goldau, Bahnhof', kind: 'meeting', latitude: 47, longitude: 8.5, elevation: null }],
});
const names = (at: string, changes: Partial<typeof event> = {}) =>
  wayLinks({ ...event, ...changes }, new Date(at)).map(([name]) => name);

test('the timetable knows the meeting point, the day, and until when one has to be there', () => {
  const [[, address] = ['', '']] = wayLinks(event, new Date('2026-12-01T12:00:00Z'));
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toEqual({
    nach: 'Arth-Goldau, Bahnhof',
    datum: '13.02.2027',
    zeit: '08:00',
    an: 'true',
  });
});

test('bulletin and weather are told within a week, the bulletin in winter alone', () => {
  expect(names('2027-02-06T06:59:59Z')).toEqual(['timetable']);
  expect(names('2027-02-06T07:00:00Z')).toEqual(['timetable', 'bulletin', 'weather']);
  expect(names('2027-07-01T07:00:00Z', { start: '2027-07-03T07:00:00.000Z' })).toEqual([
    'timetable',
    'weather',
  ]);
});

test('nothing leads to an event that is over or called off', () => {
  for (const availability of ['past', 'cancelled'] as const)
    expect(names('2027-02-10T07:00:00Z', { availability })).toEqual([]);
});
