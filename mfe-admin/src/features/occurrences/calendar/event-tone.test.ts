import { expect, test } from '@jest/globals';
import { eventTone } from './event-tone.ts';

const NOW = new Date('2026-02-14T11:00:00Z');
const AHEAD = '2026-07-11T07:30:00.000Z';
const BEFORE = '2026-02-13T07:30:00.000Z';

test.each([
  ['draft', AHEAD, AHEAD, 0, 'quiet'],
  ['prepared', AHEAD, AHEAD, 0, 'waiting'],
  ['open', AHEAD, AHEAD, 0, 'quiet'],
  ['open', AHEAD, BEFORE, 2, 'bad'],
  ['open', AHEAD, BEFORE, 3, 'waiting'],
  ['open', AHEAD, BEFORE, null, 'waiting'],
  ['open', BEFORE, BEFORE, 8, 'bad'],
  ['confirmed', AHEAD, BEFORE, 1, 'quiet'],
  ['cancelled', AHEAD, BEFORE, 0, 'quiet'],
  ['closed', BEFORE, BEFORE, 8, 'quiet'],
] as const)(
  '%s, start %s, deadline %s, %s of at least 3: %s',
  (state, start, registrationDeadline, bookedPlaces, tone) => {
    expect(eventTone({ state, start, registrationDeadline, bookedPlaces, minimumParticipants: 3 }, NOW)).toBe(
      tone,
    );
  },
);
