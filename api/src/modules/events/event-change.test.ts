import { expect, test } from '@jest/globals';
import { type BookedFacts, factChanges, freeUntil } from './event-change.ts';

const BOOKED: BookedFacts = {
  start: new Date('2026-07-11T05:00:00Z'),
  end: new Date('2026-07-12T14:00:00Z'),
  place: 'Saas-Fee',
  meetingText: 'Talstation',
  location: null,
  price: 64_500,
};
const NOW = new Date('2026-06-01T10:00:00Z');
const moved = { ...BOOKED, start: new Date('2026-07-18T05:00:00Z'), end: new Date('2026-07-19T14:00:00Z') };

test('names what is another now, and nothing else', () => {
  expect(factChanges(BOOKED, BOOKED)).toEqual([]);
  expect(factChanges(BOOKED, { ...moved, place: 'Zermatt', price: 70_000 })).toEqual([
    {
      fact: 'date',
      from: 'Sa, 11.07.2026 bis So, 12.07.2026, 07:00 bis 16:00 Uhr',
      to: 'Sa, 18.07.2026 bis So, 19.07.2026, 07:00 bis 16:00 Uhr',
    },
    { fact: 'place', from: 'Saas-Fee', to: 'Zermatt' },
    { fact: 'price', from: 'CHF 645.–', to: 'CHF 700.–' },
  ]);
});

test.each([
  ['another day', moved, '2026-06-15T10:00:00.000Z'],
  ['a day longer', { ...BOOKED, end: new Date('2026-07-13T14:00:00Z') }, '2026-06-15T10:00:00.000Z'],
  ['another hour', { ...BOOKED, start: new Date('2026-07-11T06:00:00Z') }, null],
  ['another place', { ...BOOKED, place: 'Zermatt' }, null],
])('%s: until when guests leave without a fee', (_name, after, until) => {
  expect(freeUntil(BOOKED, after, NOW)?.toISOString() ?? null).toBe(until);
});

test('nobody leaves for nothing once it has begun', () => {
  const soon = new Date('2026-07-17T10:00:00Z');
  expect(freeUntil(BOOKED, moved, soon)).toEqual(moved.start);
});
