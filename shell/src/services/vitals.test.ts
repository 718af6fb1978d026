import type { Vitals } from '@firn/shared-contracts/delivery';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Metric } from 'web-vitals';
import { cleanWindow } from '../testing/clean-window.ts';
import type { Reported } from './beacons.ts';
import { createOccupancy } from './occupancy.ts';
import { watchVitals } from './vitals.ts';

cleanWindow();
afterEach(() => {
  jest.restoreAllMocks();
});

const TOURS = { remote: 'tours', version: '1.0.0' };
const GUIDE = { remote: 'guide', version: '3.0.0' };

function setUp() {
  const sent: [string, Vitals][] = [];
  const measures: Record<string, (metric: Metric) => void> = {};
  const clock = jest.spyOn(performance, 'now');
  const occupancy = createOccupancy(TOURS);
  watchVitals({
    window,
    occupancy,
    beacons: {
      reportVitals: ({ remote, version }: Reported, vitals) =>
        void sent.push([`${remote}@${version}`, vitals]),
    },
    library: {
      onLCP: (report) => void Object.assign(measures, { lcp: report }),
      onINP: (report) => void Object.assign(measures, { inp: report }),
    },
  });
  const enter = (release: Reported, time: number) => {
    clock.mockReturnValue(time);
    occupancy.takeOver(release);
  };
  const measure = (name: 'lcp' | 'inp', value: number, startTime = 0) =>
    measures[name]?.({ value, entries: [{ startTime }] } as unknown as Metric);
  const show = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  return { sent, enter, measure, show };
}

test('both are sent once, rounded, when the page is hidden', () => {
  const { sent, enter, measure, show } = setUp();
  enter(TOURS, 300);
  measure('lcp', 1234.6);
  measure('inp', 71.2, 900);
  show('visible');
  expect(sent).toEqual([]);
  show('hidden');
  show('visible');
  measure('inp', 900, 2000);
  show('hidden');
  expect(sent).toEqual([['tours@1.0.0', { lcp: 1235, inp: 71 }]]);
});

test('an interaction belongs to the remote that was shown when it began', () => {
  const { sent, enter, measure, show } = setUp();
  enter(TOURS, 300);
  measure('lcp', 800);
  enter(GUIDE, 5000);
  // The click that led from one to the other.
  measure('inp', 200, 4900);
  measure('inp', 350, 6000);
  show('hidden');
  expect(sent).toEqual([
    ['tours@1.0.0', { lcp: 800 }],
    ['guide@3.0.0', { inp: 350 }],
  ]);
});

test('the largest paint belongs to the version finally shown, of the requested remote', () => {
  const { sent, enter, measure, show } = setUp();
  enter({ ...TOURS, version: '0.9.0' }, 300);
  measure('lcp', 800);
  enter(TOURS, 9000);
  measure('inp', 40, 4000);
  show('hidden');
  expect(sent).toEqual([['tours@0.9.0', { lcp: 800, inp: 40 }]]);
});

test('an interaction after a switch belongs to the new version', () => {
  const { sent, enter, measure, show } = setUp();
  enter(TOURS, 300);
  measure('lcp', 800);
  enter({ ...TOURS, version: '1.1.0' }, 5000);
  measure('inp', 350, 6000);
  show('hidden');
  expect(sent).toEqual([
    ['tours@1.0.0', { lcp: 800 }],
    ['tours@1.1.0', { inp: 350 }],
  ]);
});

test('the largest paint is not attributed to a remote the visitor opened before the first one loaded', () => {
  const { sent, enter, measure, show } = setUp();
  enter(GUIDE, 5000);
  measure('lcp', 800);
  show('hidden');
  expect(sent).toEqual([['tours@1.0.0', { lcp: 800 }]]);
});

test('without figures nothing is sent', () => {
  const { sent, show } = setUp();
  show('hidden');
  expect(sent).toEqual([]);
});
