import type { Beacon } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { aPageState } from '../testing/page-state.ts';
import { createBeacons } from './beacons.ts';
import { createObservableStore } from './observable-store.ts';

const TOURS = { remote: 'tours', version: '1.0.0' };

function setUp() {
  const sent: Beacon[] = [];
  const registry = createObservableStore(aPageState().registry);
  const beacons = createBeacons('token-1', registry, (body) => void sent.push(JSON.parse(body) as Beacon));
  return { beacons, sent };
}

test('each version and phase is reported once per page view, under the token of the page', () => {
  const { beacons, sent } = setUp();
  beacons.report(TOURS, 'load');
  beacons.report(TOURS, 'load');
  beacons.report(TOURS, 'uncaught', new Error('x'.repeat(600)));
  const page = { token: 'token-1', sequence: 7, ...TOURS };
  expect(sent).toEqual([
    { ...page, phase: 'load' },
    { ...page, phase: 'uncaught', message: 'x'.repeat(500) },
  ]);
});

test('vitals go along in ms, once per version', () => {
  const { beacons, sent } = setUp();
  beacons.reportVitals(TOURS, { lcp: 900, inp: 40 });
  beacons.reportVitals(TOURS, { lcp: 1 });
  expect(sent).toMatchObject([{ ...TOURS, phase: 'vitals', vitals: { lcp: 900, inp: 40 } }]);
});
