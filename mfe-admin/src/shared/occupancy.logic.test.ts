import { expect, test } from '@jest/globals';
import { occupancyTone } from './occupancy.logic.ts';

test.each([
  [null, 'quiet'],
  [0, 'bad'],
  [1, 'bad'],
  [2, 'waiting'],
  [3, 'waiting'],
  [4, 'good'],
  [8, 'good'],
])('%s of at least 4 seats is %s', (bookedPlaces, tone) => {
  expect(occupancyTone({ bookedPlaces, minimumParticipants: 4, maximumParticipants: 8 })).toBe(tone);
});
