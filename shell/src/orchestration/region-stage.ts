import type { RemoteLifecycles, ShellServices } from '@firn/shared-contracts/shell';
import type { Beacons, Reported } from '../services/beacons.ts';
import { type Mount, mountRemote } from './mount-remote.ts';
import { type RemoteScope, scopeServices } from './remote-scope.ts';

/** What the server drew into the region, for the remote to hydrate. */
export interface ServerRegion extends Reported {
  readonly data: unknown;
}

interface Occupant extends Reported {
  readonly mount: Mount;
  readonly scope: RemoteScope;
}

/** The one place on the page for a remote: mounts one, removes it, and keeps their elements apart. */
export interface RegionStage {
  readonly occupant: (Reported & { readonly lifecycles: RemoteLifecycles }) | null;
  /** How many remotes are still being unmounted. */
  readonly leaving: number;
  /** Sets the region's element, once the frame is on the page. */
  attach(host: HTMLElement): void;
  /** Resolves when there is an element to mount into. */
  ready(): Promise<HTMLElement>;
  /** Resolves when no instance of this remote is left: a remote has one root at a time. */
  freeFor(remote: string): Promise<void>;
  /** Mounts; the promise settles with the first commit and rejects with a MountError. */
  enter(lifecycles: RemoteLifecycles, host: HTMLElement, onError: (error: unknown) => void): Promise<void>;
  leave(): void;
  /**
   * Restores what the server drew of this page, for reading; null when there is nothing. No remote hydrates it any
   * more.
   */
  putBack(): Reported | null;
  /** A remote has mounted: what the server drew is no longer needed. */
  forgetServer(): void;
}

interface StageParts {
  readonly services: ShellServices;
  readonly beacons: Beacons;
  readonly server: ServerRegion | null;
}

export function createRegionStage({ services, beacons, server }: StageParts): RegionStage {
  let element: HTMLElement | null = null;
  let announce: (host: HTMLElement) => void = () => undefined;
  const attached = new Promise<HTMLElement>((resolve) => {
    announce = resolve;
  });
  const leaving = new Map<string, Promise<void>>();
  /** Null once it is only for reading. */
  let serverRegion = server;
  /** The server's HTML, from the first attempt to mount until one has succeeded. */
  let copy: string | null = null;
  let occupant: Occupant | null = null;
  const { location: opened } = services.navigation.get();

  /** Whether the visitor is still where the server drew the page: «back» may come before the first remote. */
  const isWhereDrawn = () => {
    const { pathname, search } = services.navigation.get().location;
    return pathname === opened.pathname && search === opened.search;
  };

  /** The element with the server's HTML for the first remote when it is the one expected, a fresh one otherwise. */
  function elementFor({ remote, version }: Reported, host: HTMLElement) {
    const rendered = host.querySelector<HTMLElement>(`:scope > [data-remote="${remote}"]`);
    const drawn = serverRegion;
    if (rendered && drawn?.remote === remote) copy = rendered.outerHTML;
    const isExpected = drawn?.remote === remote && drawn.version === version;
    if (rendered && isExpected && isWhereDrawn()) {
      return { domElement: rendered, serverData: drawn.data ?? null };
    }
    const domElement = host.ownerDocument.createElement('div');
    domElement.dataset.remote = remote;
    host.replaceChildren(domElement);
    return { domElement, serverData: null };
  }

  return {
    get occupant() {
      return occupant && { ...occupant, lifecycles: occupant.mount.lifecycles };
    },
    get leaving() {
      return leaving.size;
    },
    attach(host) {
      element = host;
      announce(host);
    },
    ready: () => attached,
    freeFor: (remote) => leaving.get(remote) ?? Promise.resolve(),
    enter(lifecycles, host, onError) {
      const release = { remote: lifecycles.name, version: lifecycles.version };
      const scope = scopeServices(services, release, beacons);
      const mount = mountRemote(lifecycles, { ...elementFor(release, host), shell: scope.services, onError });
      occupant = { ...release, mount, scope };
      return mount.ready;
    },
    leave() {
      if (!occupant) return;
      const { remote, mount, scope } = occupant;
      occupant = null;
      scope.end();
      // One at a time: the next one waits through `freeFor`.
      const gone = mount.dispose().then(() => void leaving.delete(remote));
      leaving.set(remote, gone);
    },
    putBack() {
      serverRegion = null;
      if (!server || !element || services.navigation.get().location.key !== opened.key) return null;
      // Without a copy nothing was ever mounted, so the original is still in place.
      if (copy !== null) element.innerHTML = copy;
      return element.querySelector(`:scope > [data-remote="${server.remote}"]`) && server;
    },
    forgetServer() {
      copy = null;
    },
  };
}
