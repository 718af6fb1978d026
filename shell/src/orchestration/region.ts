import {
  type PageMatch,
  type ResolvedRemote,
  type ResolvedVersion,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import type { Observable, RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createObservableStore } from '../services/observable-store.ts';
import type { CarriedDraft } from './carried-draft.ts';
import type { HandOver } from './hand-over.ts';
import { isLoadFailure, isSilence } from './load-failure.ts';
import { loadOwnPage } from './load-own-page.ts';
import { loadRemote } from './load-remote.ts';
import { MountError, notArrived } from './mount-remote.ts';
import { readinessOf } from './readiness.ts';
import type { RegionParts, RegionStatus } from './region.types.ts';
import type { RegionStage } from './region-stage.ts';
import { createSoundVersions, isWithdrawn } from './sound-versions.ts';
import { untilFree } from './until-free.ts';
import { type KeepPlace, noop, once, type Visit } from './visit.ts';

/** Performance mark set when a remote is on the page and responds; journeys and benchmarks read it. */
const REMOTE_MOUNTED_MARK = 'firn:remote-mounted';

/**
 * Brings remotes into the region and survives them: retry, last known good version, calm notice
 * (ARCHITECTURE.md#how-a-release-lives). Its methods never reject; a failure ends in the status
 * `lost`.
 */
export class Region {
  readonly #parts: RegionParts;
  readonly #status = createObservableStore<RegionStatus>('idle');
  readonly #versions = createSoundVersions();
  /** Incremented with each visit, so that an overtaken one notices after every wait. */
  #turn = 0;
  /** Incremented with each wait for a sending remote, so that only the last one continues. */
  #watch = 0;
  #visit: Visit | null = null;
  #handOver: HandOver | null = null;
  /** The failure ladder in progress. */
  #climbing: { readonly visit: Visit; readonly versions: readonly ResolvedVersion[] } | null = null;
  #loading = new AbortController();
  /** Remotes of which something did not arrive since this document was loaded. */
  readonly #missed = new Set<string>();

  constructor(parts: RegionParts) {
    this.#parts = parts;
  }

  get status(): Observable<RegionStatus> {
    return this.#status;
  }

  /** From now on typed text is carried from version to version; this code loads after the page, which does not wait. */
  equip(handOver: HandOver): void {
    const { occupant } = this.#parts.stage;
    this.#handOver = handOver;
    if (occupant && this.#status.get() === 'ready') handOver.unpack(occupant.lifecycles);
  }

  /** True when this remote is mounted in the version to show, so that only its address changes. */
  isShowing(name: string): boolean {
    const { occupant } = this.#parts.stage;
    const remote = this.#remote(name);
    if (!remote || occupant?.remote !== name || this.#status.get() !== 'ready') return false;
    const readiness = readinessOf(occupant.lifecycles);
    if (isWithdrawn(remote, occupant.version)) return readiness === 'never';
    // A mounted version has not failed: if none is left, it is not among those to show.
    const isWanted = this.#versions.leftOf(remote)[0]?.version === occupant.version;
    return isWanted || readiness !== 'now';
  }

  /** The mounted remote shows another of its pages. */
  move(match: PageMatch): void {
    if (this.#visit) this.#visit = { ...this.#visit, match };
  }

  /** Loads the page's remote, or its code if it is the shell's own; the previous remote stays until then. */
  async show(match: PageMatch, arrive: () => void): Promise<void> {
    const visit = { match, arrive: once(arrive), isAsked: true };
    const remote = this.#remote(match.remote);
    if (this.#visit && this.#visit.match.remote !== match.remote) this.#handOver?.drop();
    this.#visit = visit;
    if (match.remote === SHELL_NAME) return this.#showOwn(visit);
    await this.#climb(visit, remote ? this.#versions.begin(remote) : []);
  }

  clear(): void {
    this.#begin();
    this.#visit = null;
    this.#parts.stage.leave();
    this.#handOver?.drop();
    this.#status.set('idle');
  }

  /** Retries the lost page, starting with the current version. */
  readonly retry = (): void => {
    if (this.#visit) void this.show(this.#visit.match, noop);
  };

  /**
   * To be called when the registry has changed. A version withdrawn as critical is left at once: one that is
   * still loading is dropped, one on the page is replaced as soon as it is not sending. Anything else waits for the
   * next navigation; only a lost page tries the new version.
   */
  readonly reconsider = (keepPlace: KeepPlace): void => {
    const visit = this.#visit;
    const remote = visit && this.#remote(visit.match.remote);
    if (!visit || !remote) return;
    const { occupant } = this.#parts.stage;
    const climbing = this.#climbing;
    if (climbing?.versions.some(({ version }) => isWithdrawn(remote, version))) {
      void this.#climb(climbing.visit, this.#versions.begin(remote));
    } else if (
      ['lost', 'readable'].includes(this.#status.get()) &&
      this.#versions.leftOf(remote).length > 0
    ) {
      void this.#climb({ match: visit.match, arrive: noop }, this.#versions.leftOf(remote));
    } else if (this.#isEvicted(remote, occupant)) {
      void this.#evict(keepPlace);
    }
  };

  /** Resolves with the remote's draft once it is not sending; null when the visitor has navigated away meanwhile. */
  async pack(): Promise<{ readonly draft: CarriedDraft | null } | null> {
    const turn = this.#turn;
    if (!(await untilFree(this.#parts, () => turn === this.#turn))) return null;
    const { occupant } = this.#parts.stage;
    return { draft: (occupant && this.#pack(occupant)) ?? null };
  }

  /** None for the shell: its pages are not loaded as a remote's. */
  #remote(name: string): ResolvedRemote | undefined {
    return name === SHELL_NAME ? undefined : this.#parts.registry.get().remotes[name];
  }

  async #showOwn(visit: Visit): Promise<void> {
    const { ownPages, beacons, stage } = this.#parts;
    const { id } = visit.match.page;
    const turn = this.#begin();
    this.#climbing = null;
    try {
      if (!ownPages.isThere(id)) {
        this.#status.set('loading');
        await loadOwnPage(ownPages, id);
      }
      if (turn !== this.#turn) return;
      this.clear();
      visit.arrive();
    } catch (error) {
      if (turn !== this.#turn) return;
      beacons.report({ remote: SHELL_NAME, version: FIRN_RELEASE_VERSION }, 'load-failed', error);
      if (isLoadFailure(error) && this.#reload(visit)) return;
      stage.leave();
      this.#lose(visit, 'lost');
    }
  }

  #isEvicted(remote: ResolvedRemote, occupant: RegionStage['occupant']): boolean {
    const isReady = this.#status.get() === 'ready' && occupant?.remote === remote.name;
    return isReady && isWithdrawn(remote, occupant.version);
  }

  async #evict(keepPlace: KeepPlace): Promise<void> {
    this.#watch += 1;
    const [turn, watch] = [this.#turn, this.#watch];
    const isFree = await untilFree(this.#parts, () => turn === this.#turn && watch === this.#watch);
    const visit = this.#visit;
    const remote = visit && this.#remote(visit.match.remote);
    if (!isFree || !visit || !remote || !this.#isEvicted(remote, this.#parts.stage.occupant)) return;
    await this.#climb({ match: visit.match, arrive: noop, keepPlace }, this.#versions.begin(remote));
  }

  /** From here on anything in progress is overtaken. */
  #begin(): number {
    this.#turn += 1;
    this.#loading.abort();
    this.#loading = new AbortController();
    return this.#turn;
  }

  async #climb(visit: Visit, versions: readonly ResolvedVersion[], before: unknown = null): Promise<void> {
    const turn = this.#begin();
    this.#climbing = { visit, versions };
    const remote = visit.match.remote;
    let failure = before;
    // The page stays usable while its version is switched.
    if (!visit.keepPlace) this.#status.set('loading');
    for (const version of versions) {
      try {
        await this.#step(visit, version, turn);
        if (turn === this.#turn) this.#succeed(remote, version);
        return;
      } catch (error) {
        if (turn !== this.#turn) return;
        if (!isSilence(failure)) failure = error;
        this.#fail(remote, version, error);
      }
    }
    this.#climbing = null;
    if (this.#standBack(visit)) return;
    if (!visit.keepPlace && isLoadFailure(failure) && this.#reload(visit)) return;
    this.#lose(visit, 'lost');
  }

  /** One rung of the ladder. Gives up silently when another visit has overtaken this one. */
  async #step({ match, arrive, keepPlace }: Visit, version: ResolvedVersion, turn: number): Promise<void> {
    const { stage, onSwitch } = this.#parts;
    const [lifecycles, host] = await Promise.all([this.#load(match, version), stage.ready()]);
    const isSame = () => stage.occupant?.remote === match.remote;
    if (isSame()) await untilFree(this.#parts, () => turn === this.#turn);
    if (turn !== this.#turn) return;
    if (keepPlace) this.#handOver?.keepPlace(() => keepPlace(host));
    this.#leave(match.remote);
    await stage.freeFor(match.remote);
    if (turn !== this.#turn) return;
    arrive();
    onSwitch(match.remote, version.version);
    await stage.enter(lifecycles, host, (error) => this.#recover(turn, version, error));
    stage.forgetServer();
    if (turn === this.#turn) this.#handOver?.unpack(lifecycles);
  }

  #pack(occupant: NonNullable<RegionStage['occupant']>): CarriedDraft | null | undefined {
    return this.#handOver?.pack(occupant, readinessOf(occupant.lifecycles) !== 'now');
  }

  /** Removes the mounted remote, and keeps what was typed for another version of it. */
  #leave(next: string): void {
    const { stage } = this.#parts;
    if (stage.occupant?.remote === next) this.#pack(stage.occupant);
    stage.leave();
  }

  #load({ remote, page }: PageMatch, version: ResolvedVersion): Promise<RemoteLifecycles> {
    const { load, pause } = this.#parts;
    const { signal } = this.#loading;
    const isLast = this.#climbing?.versions.at(-1) === version;
    const wanted = { name: remote, version, pageId: page.id, signal, isLast };
    return loadRemote(load, wanted, pause).catch(notArrived);
  }

  #succeed(remote: string, { version }: ResolvedVersion): void {
    const isCurrent = this.#remote(remote)?.version === version;
    this.#climbing = null;
    this.#parts.beacons.report({ remote, version }, isCurrent ? 'load' : 'fallback-used');
    performance.mark(REMOTE_MOUNTED_MARK);
    this.#status.set('ready');
  }

  #fail(remote: string, { version }: ResolvedVersion, error: unknown): void {
    this.#versions.markBroken(remote, version);
    const phase = error instanceof MountError ? error.phase : 'mount-failed';
    this.#parts.beacons.report({ remote, version }, phase, error);
  }

  /** A mounted remote can no longer draw: the versions that have not failed yet replace it. */
  #recover(turn: number, version: ResolvedVersion, error: unknown): void {
    if (turn !== this.#turn || !this.#visit) return;
    const { match } = this.#visit;
    this.#fail(match.remote, version, new MountError('render-failed', error));
    const remote = this.#remote(match.remote);
    const left = remote ? this.#versions.leftOf(remote) : [];
    void this.#climb({ match, arrive: noop }, left, error);
  }

  /** True when the page is about to reload, since what did not arrive once does not arrive again in this document. */
  #reload({ match: { remote }, isAsked }: Visit): boolean {
    const isAgain = this.#missed.has(remote);
    this.#missed.add(remote);
    const { reloads } = this.#parts;
    return isAgain && isAsked ? reloads.onRequest() : reloads.asLastResort();
  }

  /** Leaves the server's page readable when no version could be mounted on it. */
  #standBack(visit: Visit): boolean {
    const { stage, onSwitch } = this.#parts;
    this.#leave(visit.match.remote);
    const drawn = stage.putBack();
    if (!drawn) return false;
    onSwitch(drawn.remote, drawn.version);
    this.#lose(visit, 'readable');
    return true;
  }

  #lose({ match, arrive }: Visit, status: RegionStatus): void {
    const { beacons } = this.#parts;
    arrive();
    const remote = this.#remote(match.remote);
    if (remote) beacons.report({ remote: match.remote, version: remote.version }, 'region-lost');
    this.#status.set(status);
  }
}
