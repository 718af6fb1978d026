import type { Drafts, ShellServices } from '@firn/shared-contracts/shell';
import type { RemoteScope } from '../orchestration/remote-scope.ts';
import type { Beacons, Reported } from '../services/beacons.ts';

const noop = () => undefined;

/** The page's head is the page's. */
const NO_HEAD: ShellServices['head'] = {
  set: noop,
  setHeaderImage: noop,
  setBreadcrumb: noop,
  setStatus: noop,
};

/** Two extensions never write to one draft, nor to one of a page. */
function draftsOf({ save, load, remove }: Drafts, owner: string): Drafts {
  const keyOf = (key: string) => `${owner}/${key}`;
  return {
    save: (key, state) => save(keyOf(key), state),
    load: (key) => load(keyOf(key)),
    remove: (key) => remove(keyOf(key)),
  };
}

export interface ExtensionScope extends RemoteScope {
  /** Its clock goes from here on; until then it stands where it stood on the server. */
  startClock(): void;
}

interface ScopeParts {
  readonly services: ShellServices;
  readonly beacons: Beacons;
  readonly release: Required<Reported>;
  /** ISO instant at which the server drew it; null when it did not. */
  readonly drawnAt: string | null;
}

/**
 * The shell's services as one extension sees them: it speaks for itself, not for the page, and offers no slots, or one
 * could stand in itself.
 */
export function scopeExtension({ services, beacons, release, drawnAt }: ScopeParts): ExtensionScope {
  const { slots: _noSlots, ...others } = services;
  let instant = drawnAt;
  return {
    services: {
      ...others,
      head: NO_HEAD,
      navigation: { ...services.navigation, setBlocker: () => noop },
      drafts: draftsOf(services.drafts, `${release.remote}/${release.extension}`),
      telemetry: { error: (error) => beacons.report(release, 'uncaught', error) },
      now: () => (instant === null ? services.now() : new Date(instant)),
    },
    startClock: () => {
      instant = null;
    },
    end: noop,
  };
}
