import type { ExtensionRecord } from '@firn/shared-contracts/delivery';

/** Drawings whose times are kept, the last ones. */
const KEPT = 101;
/** Releases of extensions that are remembered; the one that was seen longest ago goes first. */
const MOST = 1000;

interface Kept {
  failures: number;
  readonly times: number[];
}

function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Keeps how extensions have done since the gateway started, by release, so that a new one begins anew. */
export class ExtensionRecords {
  readonly #kept = new Map<string, Kept>();

  drawn(key: string, version: string, milliseconds: number): void {
    const { times } = this.#of(key, version);
    times.push(milliseconds);
    if (times.length > KEPT) times.shift();
  }

  /** It threw, was late, or a tab could not show it. */
  failed(key: string, version: string): void {
    this.#of(key, version).failures += 1;
  }

  recordOf(key: string, version: string): ExtensionRecord {
    const { failures = 0, times = [] } = this.#kept.get(`${key}@${version}`) ?? {};
    return { failures, milliseconds: median(times) };
  }

  #of(key: string, version: string): Kept {
    const name = `${key}@${version}`;
    const kept = this.#kept.get(name) ?? { failures: 0, times: [] };
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }
}
