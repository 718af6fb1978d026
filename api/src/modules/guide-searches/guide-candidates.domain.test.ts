import type { GuideCandidatesResponse } from '@firn/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import {
  distanceOf,
  isListable,
  seasonDaysOf,
  sortCandidates,
  standingOf,
} from './guide-candidates.domain.ts';

type Candidate = GuideCandidatesResponse['candidates'][number];

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const TOUR = span('2026-03-07T07:00:00Z', '2026-03-08T16:00:00Z');
const GUARDA = { latitude: 46.7755, longitude: 10.1527 };
const ZERMATT = { latitude: 46.0207, longitude: 7.7491 };

const BEST: Omit<Candidate, 'guide'> = {
  guideLevel: 'guide3',
  standing: 'available',
  isQualified: true,
  answer: null,
  distanceKm: 3,
  seasonDays: 2,
  mayBeAsked: true,
};
const named = (fullName: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...BEST,
  guide: {
    '@id': `/api/users/${fullName}`,
    id: fullName,
    fullName,
    slug: fullName,
    presentedOnWebsite: true,
  },
  ...changes,
});
const order = (...candidates: readonly Candidate[]) =>
  sortCandidates(candidates).map(({ guide }) => guide.fullName);

describe('candidates stand', () => {
  test.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['who says free before who says nothing', {}, { standing: 'unknown' }],
    ['who says nothing before who says maybe', { standing: 'unknown' }, { standing: 'maybe' }],
    ['who says maybe before who is busy', { standing: 'maybe' }, { standing: 'busy' }],
    ['who is busy before who leads then', { standing: 'busy' }, { standing: 'overlap' }],
    ['free before qualified', { isQualified: false }, { standing: 'unknown' }],
    ['qualified before asked already', { answer: 'declined' }, { isQualified: false }],
    ['not asked yet before near', { distanceKm: null }, { answer: 'declined' }],
    ['who said no before who is asked', { answer: 'declined' }, { answer: 'asked' }],
    ['near before few days', { seasonDays: 30 }, { distanceKm: 25 }],
    ['a known distance before an unknown one', { distanceKm: 300 }, { distanceKm: null }],
    ['few days before many within 25 km', { distanceKm: 24, seasonDays: 1 }, { distanceKm: 0 }],
  ])('%s', (_what, before, after) => {
    expect(order(named('after', after), named('before', before))).toEqual(['before', 'after']);
  });

  test('alike in the order of their names', () => {
    expect(order(named('Amstad'), named('Bieri'))).toEqual(['Amstad', 'Bieri']);
  });
});

test.each([
  [['available', null], [], 'unknown'],
  [['available', 'available'], [], 'available'],
  [['maybe', null], [], 'maybe'],
  [['busy', 'available'], [], 'busy'],
  [['available', 'available'], [span('2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z')], 'overlap'],
  [['available', 'available'], [span('2026-03-08T16:00:00Z', '2026-03-09T10:00:00Z')], 'available'],
] as const)('who says %j and leads %j is %s', (said, led, expected) => {
  expect(standingOf([TOUR], said, led)).toBe(expected);
});

test('days of a season count once, in Zurich, without those beyond it', () => {
  const season = { from: new Date('2025-10-31T23:00:00Z'), until: new Date('2026-04-30T22:00:00Z') };
  const led = [
    span('2025-10-30T07:00:00Z', '2025-11-01T16:00:00Z'),
    span('2026-03-07T07:00:00Z', '2026-03-08T16:00:00Z'),
    span('2026-03-08T17:00:00Z', '2026-03-08T22:59:00Z'),
    span('2026-04-30T07:00:00Z', '2026-05-02T16:00:00Z'),
  ];
  expect(seasonDaysOf(led, season)).toBe(4);
});

test('the distance is from the tour led last in the fortnight before', () => {
  const ofDays = (end: string, place: typeof GUARDA | null) => ({
    start: new Date('2026-02-01'),
    end: new Date(end),
    place,
  });
  const last = ofDays('2026-03-06T16:00:00Z', ZERMATT);
  expect(distanceOf(GUARDA, TOUR.start, [ofDays('2026-03-01T16:00:00Z', GUARDA), last])).toBe(203);
  expect(distanceOf(GUARDA, TOUR.start, [ofDays('2026-02-20T16:00:00Z', ZERMATT)])).toBeNull();
  expect(distanceOf(GUARDA, TOUR.start, [ofDays('2026-03-07T08:00:00Z', ZERMATT)])).toBeNull();
  expect(distanceOf(null, TOUR.start, [last])).toBeNull();
  expect(distanceOf(GUARDA, TOUR.start, [ofDays('2026-03-06T16:00:00Z', null)])).toBeNull();
});

test.each([
  ['unknown', true, null, true],
  ['maybe', true, 'declined', true],
  ['busy', true, null, false],
  ['overlap', true, null, false],
  ['available', false, null, false],
  ['available', true, 'asked', false],
  ['available', true, 'accepted', false],
] as const)(
  'a list takes who is %s, qualified %p, answered %p: %p',
  (standing, isQualified, answer, expected) => {
    expect(isListable({ standing, isQualified, answer })).toBe(expected);
  },
);
