const LARGEST_PAINT = 'largest-contentful-paint';

/** The `PerformanceObserver` of a browser that has painted after 900 ms; jsdom measures nothing. */
export class PaintObserver {
  static readonly supportedEntryTypes = [LARGEST_PAINT];
  readonly #report: (list: object) => void;
  constructor(report: (list: object) => void) {
    this.#report = report;
  }
  observe({ type }: { type: string }) {
    if (type === LARGEST_PAINT) this.#report({ getEntries: () => [{ startTime: 900 }] });
  }
  takeRecords() {
    return [];
  }
  disconnect() {}
}
