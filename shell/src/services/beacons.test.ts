import type { Beacon } from '@firn/shared-contracts/delivery';
import { expect, jest, test } from '@jest/globals';
import { aPageState } from '../testing/page-state.ts';
import { createBeacons, sendByBrowser } from './beacons.ts';
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
  const next = { ...TOURS, version: '1.1.0' };
  beacons.report(next, 'load');
  expect(sent.at(-1)).toEqual({ ...page, ...next, phase: 'load' });
});

test('vitals are sent in ms, once per version', () => {
  const { beacons, sent } = setUp();
  beacons.reportVitals(TOURS, { lcp: 900, inp: 40 });
  beacons.reportVitals(TOURS, { lcp: 1 });
  expect(sent).toMatchObject([{ ...TOURS, phase: 'vitals', vitals: { lcp: 900, inp: 40 } }]);
});

test.each([
  ['by the browser in the background', () => true, 0],
  ['by a request that outlives the page where the browser takes no more', () => false, 1],
  ['by that request where the browser knows no beacons', undefined, 1],
])(
  'a report is sent %s, once, and lost without a word where there is no network',
  async (_how, sendBeacon, requests) => {
    const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    sendByBrowser({ navigator: { sendBeacon }, fetch } as unknown as Window)('report');
    await Promise.resolve();
    const request = ['/delivery/beacons', { method: 'POST', body: 'report', keepalive: true }];
    expect(fetch.mock.calls).toEqual(requests === 0 ? [] : [request]);
  },
);
