import type {
  PageMatch,
  ResolvedRegistry,
  ResolvedRemote,
  ResolvedVersion,
} from '@firn/shared-contracts/delivery';
import type { Observable, ShellServices } from '@firn/shared-contracts/shell';
import type { Beacons } from '../services/beacons.ts';
import { createObservableStore } from '../services/observable-store.ts';
import type { LoadLifecycles } from './container-loader.ts';
import { loadRemote, type Pause } from './load-remote.ts';
import { type Mount, MountError, mountRemote } from './mount-remote.ts';
import { type RemoteScope, scopeServices } from './remote-scope.ts';

export type RegionStatus = 'idle' | 'loading' | 'ready' | 'lost';

/** What the server drew into the region, for the remote to hydrate. */
export interface ServerRegion {
  readonly name: string;
  readonly version: string;
  readonly data: unknown;
}

/** The place where the active remote lives. Its methods never reject: a failure ends in the status `lost`. */
export interface Region {
  readonly status: Observable<RegionStatus>;
  /** The element remotes are put into; given once the frame is on the page. */
  attach(host: HTMLElement): void;
  /** True when this remote is there in the version to show, so that only the address changes for it. */
  isShowing(name: string): boolean;
  /** Loads the page's remote and puts it in place of the one before. `arrive` is called when the old one goes. */
  show(match: PageMatch, arrive: () => void): Promise<void>;
  clear(): void;
  /** Tries the lost page again, from the current version on. */
  retry(): void;
}

export interface RegionParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly services: ShellServices;
  readonly load: LoadLifecycles;
  readonly pause: Pause;
  readonly beacons: Beacons;
  readonly server: ServerRegion | null;
  /** Called when a remote's version has taken the region over. */
  readonly onSwitch: (name: string, version: string) => void;
  /** Last resort when no version could be loaded; true when the page is about to reload. */
  readonly reloadPage: (error: unknown) => boolean;
}

interface Active {
  readonly name: string;
  readonly version: string;
  readonly mount: Mount;
  readonly scope: RemoteScope;
}

const idOf = (name: string, { version }: ResolvedVersion) => `${name}@${version}`;

export function createRegion(parts: RegionParts): Region {
  const { registry, beacons } = parts;
  const status = createObservableStore<RegionStatus>('idle');
  const broken = new Set<string>();
  const host = Promise.withResolvers<HTMLElement>();
  let server = parts.server;
  let turn = 0;
  let active: Active | null = null;
  let leaving: { readonly name: string; readonly done: Promise<void> } | null = null;
  let shown: { readonly match: PageMatch; readonly arrive: () => void } | null = null;

  function versionsOf({ name, version, fallback, ...remote }: ResolvedRemote): ResolvedVersion[] {
    const current: ResolvedVersion = { version, ...remote };
    const all = fallback ? [current, fallback] : [current];
    const sound = all.filter((one) => !broken.has(idOf(name, one)));
    return sound.length > 0 ? sound : all;
  }

  /** Takes the present remote away and returns what it had to hand over to another version of itself. */
  function leave(next: string): unknown {
    if (!active) return null;
    const { mount, scope, name } = active;
    const draft = name === next ? mount.lifecycles.snapshot() : null;
    active = null;
    scope.end();
    leaving = { name, done: mount.dispose() };
    return draft;
  }

  function elementFor(name: string, version: ResolvedVersion, region: HTMLElement) {
    const rendered = region.querySelector<HTMLElement>(`:scope > [data-remote="${name}"]`);
    const given = server;
    server = null;
    if (rendered && given?.name === name && given.version === version.version) {
      return { element: rendered, serverData: given.data ?? null };
    }
    const element = region.ownerDocument.createElement('div');
    element.dataset.remote = name;
    region.replaceChildren(element);
    return { element, serverData: null };
  }

  /** One rung of the ladder. Returns false when another navigation has overtaken this one. */
  async function tryVersion(match: PageMatch, version: ResolvedVersion, arrive: () => void, mine: number) {
    const name = match.remote;
    const wanted = { name, version, pageId: match.page.id };
    const lifecycles = await loadRemote(parts.load, wanted, parts.pause).catch((error: unknown) => {
      throw new MountError('load-failed', error);
    });
    const region = await host.promise;
    if (mine !== turn) return false;
    const draft = leave(name);
    // A remote keeps one root: it must have ended before it is mounted again. Others need not be waited for.
    if (leaving?.name === name) await leaving.done;
    if (mine !== turn) return false;
    arrive();
    parts.onSwitch(name, version.version);
    const { element, serverData } = elementFor(name, version, region);
    const scope = scopeServices(parts.services, { remote: name, version: version.version }, beacons);
    const onError = (error: unknown) => recover(mine, version, error);
    const props = { domElement: element, shell: scope.services, serverData, onError };
    const mount = mountRemote(lifecycles, props);
    active = { name, version: version.version, mount, scope };
    await mount.ready;
    if (mine !== turn) return false;
    if (draft !== null) lifecycles.restore(draft);
    return true;
  }

  async function climb(match: PageMatch, versions: readonly ResolvedVersion[], arrive: () => void) {
    turn += 1;
    const mine = turn;
    const name = match.remote;
    let failure: unknown = null;
    status.set('loading');
    for (const version of versions) {
      const reported = { remote: name, version: version.version };
      try {
        if (!(await tryVersion(match, version, arrive, mine))) return;
        const isCurrent = registry.get().remotes[name]?.version === version.version;
        beacons.report(reported, isCurrent ? 'load' : 'fallback-used');
        status.set('ready');
        return;
      } catch (error) {
        if (mine !== turn) return;
        failure = error;
        broken.add(idOf(name, version));
        beacons.report(reported, error instanceof MountError ? error.phase : 'mount-failed', error);
      }
    }
    if (failure instanceof MountError && failure.phase === 'load-failed' && parts.reloadPage(failure)) return;
    lose(match, arrive);
  }

  function lose(match: PageMatch, arrive: () => void): void {
    leave('');
    arrive();
    const remote = registry.get().remotes[match.remote];
    if (remote) beacons.report({ remote: remote.name, version: remote.version }, 'region-lost');
    status.set('lost');
  }

  /** A remote on the page can no longer draw: the versions that have not failed yet take its place. */
  function recover(mine: number, version: ResolvedVersion, error: unknown): void {
    if (mine !== turn || !shown) return;
    const { match } = shown;
    broken.add(idOf(match.remote, version));
    beacons.report({ remote: match.remote, version: version.version }, 'render-failed', error);
    const remote = registry.get().remotes[match.remote];
    const rest = remote ? versionsOf(remote).filter((one) => !broken.has(idOf(remote.name, one))) : [];
    if (rest.length > 0) void climb(match, rest, noop);
    else {
      turn += 1;
      lose(match, noop);
    }
  }

  return {
    status,
    attach: host.resolve,
    isShowing(name) {
      const remote = registry.get().remotes[name];
      if (!active || active.name !== name || !remote || status.get() !== 'ready') return false;
      const isWanted = versionsOf(remote)[0]?.version === active.version;
      return isWanted || active.mount.lifecycles.canSwitch() !== 'now';
    },
    async show(match, arrive) {
      const remote = registry.get().remotes[match.remote];
      if (!remote) throw new Error(`The registry has no ${match.remote}.`);
      shown = { match, arrive };
      await climb(match, versionsOf(remote), arrive);
    },
    clear() {
      turn += 1;
      shown = null;
      leave('');
      status.set('idle');
    },
    retry() {
      if (!shown) return;
      const remote = registry.get().remotes[shown.match.remote];
      broken.clear();
      if (remote) void climb(shown.match, versionsOf(remote), noop);
    },
  };
}

const noop = () => undefined;
