import { performance } from 'node:perf_hooks';

/** The most entries: proxies refuse headers of more than a few kB. */
const MOST = 30;

interface Entry {
  readonly name: string;
  readonly milliseconds: number;
  readonly what?: string;
}

/** How long the parts of a page view took, for `Server-Timing`. */
export class PageTimes {
  readonly #entries: Entry[] = [];
  readonly #startedAt = performance.now();

  /** `what` is no text from outside: quotes would end it. */
  note(name: string, milliseconds: number, what?: string): void {
    this.#entries.push({ name, milliseconds, ...(what !== undefined && { what }) });
  }

  async measure<T>(name: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await run();
    this.note(name, performance.now() - startedAt);
    return result;
  }

  /** ms since the view began. */
  get whole(): number {
    return performance.now() - this.#startedAt;
  }

  /** `page;dur=41.2, frame;dur=7.0, extension;desc="mfe-booking/booking-box";dur=3.1` */
  get header(): string {
    return [{ name: 'page', milliseconds: this.whole }, ...this.#entries]
      .slice(0, MOST)
      .map(({ name, milliseconds, what }: Entry) =>
        [name, ...(what ? [`desc="${what}"`] : []), `dur=${milliseconds.toFixed(1)}`].join(';'),
      )
      .join(', ');
  }
}
