/** How long one that was late when it was tried is left alone (ms); each further time doubles it. */
const PAUSE = 30_000;
const LONGEST_PAUSE = 600_000;

interface Late {
  isTried: boolean;
  /** No page begins a try before (ms since 1970). */
  until: number;
  pause: number;
}

/**
 * Remembers which extensions let a page wait in vain, so that the next pages do not wait for them: one that hangs costs one
 * page its time, not all of them. They are tried beside the pages, one at a time, until one answers in time again, and ever
 * more seldom: a render that hangs takes its process with it, and the next page of the remote waits for another.
 */
export class ExtensionTrust {
  readonly #late = new Map<string, Late>();

  /** Whether the page waits for it, tries it without waiting, or leaves it alone. */
  begin(key: string, now: number): 'wait' | 'try' | 'leave' {
    const late = this.#late.get(key);
    if (!late) return 'wait';
    if (late.isTried || now < late.until) return 'leave';
    late.isTried = true;
    return 'try';
  }

  /** It was not there when its time was over, and still runs. */
  wasLate(key: string): void {
    this.#late.set(key, { isTried: true, until: 0, pause: PAUSE });
  }

  /** It has answered, or failed, at last. */
  ended(key: string, how: 'in time' | 'late' | 'late again', now: number): void {
    const late = this.#late.get(key);
    if (how === 'in time') this.#late.delete(key);
    else if (late) {
      late.isTried = false;
      if (how === 'late') return;
      late.until = now + late.pause;
      late.pause = Math.min(2 * late.pause, LONGEST_PAUSE);
    }
  }
}
