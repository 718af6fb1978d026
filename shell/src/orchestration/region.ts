import type {
  PageMatch,
  ResolvedRegistry,
  ResolvedRemote,
  ResolvedVersion,
} from '@firn/shared-contracts/delivery';
import type { Observable, RemoteLifecycles } from '@firn/shared-contracts/shell';
import type { Beacons } from '../services/beacons.ts';
import { createObservableStore } from '../services/observable-store.ts';
import type { LoadLifecycles } from './container-loader.ts';
import { isLoadFailure } from './load-failure.ts';
import { loadRemote, type Pause } from './load-remote.ts';
import { MountError } from './mount-remote.ts';
import type { RegionSlot } from './region-slot.ts';
import { createSoundVersions } from './sound-versions.ts';

/** Performance mark at which a remote is on the page and answers; journeys and benchmarks read it. */
const REMOTE_MOUNTED_MARK = 'firn:remote-mounted';

export type RegionStatus = 'idle' | 'loading' | 'ready' | 'lost';

export interface RegionParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly slot: RegionSlot;
  readonly load: LoadLifecycles;
  readonly pause: Pause;
  readonly beacons: Beacons;
  /** Called when a version takes the region over. */
  readonly onSwitch: (remote: string, version: string) => void;
  /** Last resort when no version could be loaded; true when the page is about to reload. */
  readonly reloadPage: () => boolean;
}

/** A wish to see a page; `arrive` is called when the one before it goes. */
interface Visit {
  readonly match: PageMatch;
  readonly arrive: () => void;
}

/**
 * Brings remotes into the region and survives them: retry, last known good version, calm notice (design section 6
 * «Failure ladder»). Its methods never reject; a failure ends in the status `lost`.
 */
export class Region {
  readonly #parts: RegionParts;
  readonly #status = createObservableStore<RegionStatus>('idle');
  readonly #versions = createSoundVersions();
  /** Grows with each visit, so that an overtaken one notices after every wait. */
  #turn = 0;
  #visit: Visit | null = null;

  constructor(parts: RegionParts) {
    this.#parts = parts;
  }

  get status(): Observable<RegionStatus> {
    return this.#status;
  }

  /** True when this remote is there in the version to show, so that only the address changes for it. */
  isShowing(name: string): boolean {
    const { occupant } = this.#parts.slot;
    const remote = this.#remote(name);
    if (!remote || occupant?.remote !== name || this.#status.get() !== 'ready') return false;
    const isWanted = this.#versions.of(remote)[0]?.version === occupant.version;
    return isWanted || occupant.lifecycles.canSwitch() !== 'now';
  }

  /** Loads the page's remote and puts it in place of the one before, which stays until then. */
  async show(match: PageMatch, arrive: () => void): Promise<void> {
    const visit = { match, arrive };
    const remote = this.#remote(match.remote);
    this.#visit = visit;
    await this.#climb(visit, remote ? this.#versions.of(remote) : []);
  }

  clear(): void {
    this.#turn += 1;
    this.#visit = null;
    this.#parts.slot.leave();
    this.#status.set('idle');
  }

  /** Tries the lost page again, from the current version on. */
  readonly retry = (): void => {
    this.#versions.forget();
    if (this.#visit) void this.show(this.#visit.match, () => undefined);
  };

  #remote(name: string): ResolvedRemote | undefined {
    return this.#parts.registry.get().remotes[name];
  }

  async #climb(visit: Visit, versions: readonly ResolvedVersion[], before: unknown = null): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const remote = visit.match.remote;
    let failure = before;
    this.#status.set('loading');
    for (const version of versions) {
      try {
        await this.#step(visit, version, turn);
        if (turn === this.#turn) this.#succeed(remote, version);
        return;
      } catch (error) {
        if (turn !== this.#turn) return;
        failure = error;
        this.#fail(remote, version, error);
      }
    }
    if (isLoadFailure(failure) && this.#parts.reloadPage()) return;
    this.#lose(visit);
  }

  /** One rung of the ladder. Gives up silently when another visit has overtaken this one. */
  async #step({ match, arrive }: Visit, version: ResolvedVersion, turn: number): Promise<void> {
    const { slot, onSwitch } = this.#parts;
    const [lifecycles, host] = await Promise.all([this.#load(match, version), slot.ready()]);
    if (turn !== this.#turn) return;
    const draft = slot.occupant?.remote === match.remote ? slot.occupant.lifecycles.snapshot() : null;
    slot.leave();
    await slot.freeFor(match.remote);
    if (turn !== this.#turn) return;
    arrive();
    onSwitch(match.remote, version.version);
    await slot.enter(lifecycles, host, (error) => this.#recover(turn, version, error));
    if (draft !== null && turn === this.#turn) lifecycles.restore(draft);
  }

  async #load({ remote, page }: PageMatch, version: ResolvedVersion): Promise<RemoteLifecycles> {
    const { load, pause } = this.#parts;
    try {
      return await loadRemote(load, { name: remote, version, pageId: page.id }, pause);
    } catch (error) {
      throw new MountError('load-failed', error);
    }
  }

  #succeed(remote: string, { version }: ResolvedVersion): void {
    const isCurrent = this.#remote(remote)?.version === version;
    this.#parts.beacons.report({ remote, version }, isCurrent ? 'load' : 'fallback-used');
    performance.mark(REMOTE_MOUNTED_MARK);
    this.#status.set('ready');
  }

  #fail(remote: string, { version }: ResolvedVersion, error: unknown): void {
    this.#versions.markBroken(remote, version);
    const phase = error instanceof MountError ? error.phase : 'mount-failed';
    this.#parts.beacons.report({ remote, version }, phase, error);
  }

  /** A remote on the page can no longer draw: the versions that have not failed yet take its place. */
  #recover(turn: number, version: ResolvedVersion, error: unknown): void {
    if (turn !== this.#turn || !this.#visit) return;
    const { match } = this.#visit;
    this.#fail(match.remote, version, new MountError('render-failed', error));
    const remote = this.#remote(match.remote);
    const left = remote ? this.#versions.leftOf(remote) : [];
    void this.#climb({ match, arrive: () => undefined }, left, error);
  }

  #lose({ match, arrive }: Visit): void {
    const { slot, beacons } = this.#parts;
    slot.leave();
    arrive();
    const remote = this.#remote(match.remote);
    if (remote) beacons.report({ remote: match.remote, version: remote.version }, 'region-lost');
    this.#status.set('lost');
  }
}
