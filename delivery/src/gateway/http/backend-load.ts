/** Requests in a row without an answer after which a back end is left alone for a while. */
const TOLERATED = 5;
/** How long (ms). */
const PAUSE = 10_000;
/** Requests that may wait for one back end at a time: a slow one must not take the gateway's connections. */
const AT_ONCE = 64;

interface Load {
  waiting: number;
  failures: number;
  until: number;
}

/** Whether a team's back end may be asked now, by the remote's name. Pure except for its memory. */
export class BackendLoad {
  readonly #loads = new Map<string, Load>();

  #of(remote: string): Load {
    const load = this.#loads.get(remote) ?? { waiting: 0, failures: 0, until: 0 };
    this.#loads.set(remote, load);
    return load;
  }

  isPaused(remote: string, now: number): boolean {
    const { failures, until } = this.#of(remote);
    return failures >= TOLERATED && now < until;
  }

  /** False when too many wait already; else `left` is to be called once. */
  entered(remote: string): boolean {
    const load = this.#of(remote);
    if (load.waiting >= AT_ONCE) return false;
    load.waiting += 1;
    return true;
  }

  left(remote: string): void {
    this.#of(remote).waiting -= 1;
  }

  failed(remote: string, now: number): void {
    const load = this.#of(remote);
    load.failures += 1;
    load.until = now + PAUSE;
  }

  answered(remote: string): void {
    this.#of(remote).failures = 0;
  }
}
