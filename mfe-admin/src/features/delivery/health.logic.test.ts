import { expect, test } from '@jest/globals';
import type { Tone } from '../../shared/tone.ts';
import { aDeliveredRemote, aHealth } from '../../testing/delivery.ts';
import { healthRows, healthTone } from './health.logic.ts';

/** Failing voters, and all. */
type Votes = [number, number];

const toneOf = ([failures, views]: Votes, [before, all]: Votes) =>
  healthTone(aHealth({ views, failures }), aHealth({ views: all, failures: before }));

// The figures of delivery/src/health/verdict.test.ts.
test.each<[Votes, Votes, Tone, string]>([
  [[5, 5], [0, 500], 'bad', 'taken back though few came'],
  [[90, 1000], [0, 9000], 'bad', 'surely above what is borne'],
  [[12, 100], [0, 500], 'bad', 'more than is borne'],
  [[60, 1000], [0, 9000], 'waiting', 'not surely above what is borne'],
  [[12, 100], [40, 500], 'waiting', 'not surely worse than before'],
  [[20, 40], [200, 400], 'good', 'as bad as before'],
  [[12, 1000], [10, 1000], 'good', 'hardly worse'],
  [[4, 4], [0, 500], 'quiet', 'may be one broken company network'],
  [[0, 0], [0, 500], 'quiet', 'nobody came'],
])('%j against %j is %s: %s', (health, baseline, tone) => {
  expect(toneOf(health, baseline)).toBe(tone);
});

test('live, canary and last good are shown, each once', () => {
  const canary = { version: '1.2.0', percent: 10, staff: false, since: '2026-02-14T08:00:00.000Z' };
  const roles = (overrides: object) => healthRows(aDeliveredRemote(overrides)).map(({ role }) => role);
  expect(roles({ canary })).toEqual(['live', 'canary', 'lastGood']);
  expect(roles({ lastKnownGood: '1.1.0' })).toEqual(['live']);
  expect(roles({ current: null, lastKnownGood: null })).toEqual([]);
});

test('each is compared with the previous version: the canary with the live one, that with the last good one', () => {
  const canary = { version: '1.2.0', percent: 10, staff: false, since: '2026-02-14T08:00:00.000Z' };
  const many = aHealth({ views: 400, failures: 200 });
  const tones = (before: string) =>
    healthRows(aDeliveredRemote({ canary, health: { [before]: many, '1.2.0': many, '1.1.0': many } })).map(
      ({ tone }) => tone,
    );
  expect(tones('1.0.0')).toEqual(['good', 'good', 'bad']);
  expect(tones('0.9.0')).toEqual(['bad', 'good', 'quiet']);
});
