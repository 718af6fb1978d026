import type { Vitals } from '@firn/shared-contracts/delivery';
import type { Metric } from 'web-vitals';
import type { Beacons, Reported } from './beacons.ts';
import type { Occupancy } from './occupancy.ts';

type Measure = (report: (metric: Metric) => void, options: { readonly reportAllChanges: true }) => void;

interface VitalsParts {
  readonly window: Window;
  readonly beacons: Pick<Beacons, 'reportVitals'>;
  readonly occupancy: Occupancy;
  /** The part of the `web-vitals` library that is used. */
  readonly library: { readonly onLCP: Measure; readonly onINP: Measure };
}

/**
 * Reports LCP and INP once, when the page is hidden. The largest paint belongs to what the document was requested for:
 * browsers stop looking for it at the first interaction. The slowest interaction belongs to whoever was in the region
 * when it began.
 */
export function watchVitals({ window, beacons, occupancy, library }: VitalsParts): void {
  let lcp: number | null = null;
  let inp: { readonly release: Reported; readonly value: number } | null = null;

  function send(): void {
    if (window.document.visibilityState !== 'hidden' || (lcp === null && inp === null)) return;
    window.removeEventListener('visibilitychange', send);
    const { opener } = occupancy;
    const isOpeners = inp?.release.remote === opener.remote && inp.release.version === opener.version;
    const vitals: Vitals = {
      ...(lcp !== null && { lcp }),
      ...(inp !== null && isOpeners && { inp: inp.value }),
    };
    if (Object.keys(vitals).length > 0) beacons.reportVitals(opener, vitals);
    if (inp !== null && !isOpeners) beacons.reportVitals(inp.release, { inp: inp.value });
  }

  const options = { reportAllChanges: true } as const;
  library.onLCP(({ value }) => {
    lcp = Math.round(value);
  }, options);
  library.onINP(({ value, entries }) => {
    inp = { release: occupancy.at(entries[0]?.startTime ?? 0), value: Math.round(value) };
  }, options);
  // On the window, after the library's own listeners have recorded pending entries.
  window.addEventListener('visibilitychange', send);
}
