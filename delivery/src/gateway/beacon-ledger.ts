import type { Beacon, BeaconPhase } from '@firn/shared-contracts/delivery';

/** Page views remembered for counting each phase once. Older ones may count again. */
const REMEMBERED_VIEWS = 50_000;

export type PhaseCounts = Partial<Record<BeaconPhase, number>>;

/** What tabs reported of each version since this gateway started. */
export class BeaconLedger {
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, PhaseCounts>();

  /** Counts a report once per page view, version and phase; false when it was counted before. */
  record(view: string, { remote, version, phase }: Beacon): boolean {
    const key = `${view} ${remote}@${version} ${phase}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    if (this.#seen.size > REMEMBERED_VIEWS) this.#forgetOldest();
    const name = `${remote}@${version}`;
    const counts = this.#counts.get(name) ?? {};
    this.#counts.set(name, { ...counts, [phase]: (counts[phase] ?? 0) + 1 });
    return true;
  }

  countsOf(remote: string, version: string): PhaseCounts {
    return this.#counts.get(`${remote}@${version}`) ?? {};
  }

  #forgetOldest(): void {
    for (const key of this.#seen) {
      this.#seen.delete(key);
      return;
    }
  }
}
