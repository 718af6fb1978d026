import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createInstance } from '@module-federation/enhanced/runtime';
import { releasePlugin } from './release-plugin.ts';
import { SHARED_MODULES } from './shared-modules.ts';

export interface Federation {
  /**
   * Loads the lifecycles of a release, such as `tours@1.0.0`, from the container at `entry`; a retry gives another
   * address. Rejects with the browser's own error when the container did not arrive or is no module.
   */
  load(release: string, entry: string): Promise<RemoteLifecycles>;
}

/**
 * The host of the remotes. Each release is registered under a name of its own, so releases never share a module, and
 * what has been loaded is kept.
 */
export function createFederation(): Federation {
  const addresses = new Map<string, string>();
  const host = createInstance({
    name: 'shell',
    version: FIRN_RELEASE_VERSION,
    remotes: [],
    shared: SHARED_MODULES,
    // The other strategy asks every registered container for its modules before the first one is mounted.
    shareStrategy: 'loaded-first',
    plugins: [releasePlugin(addresses)],
  });

  return {
    async load(release, entry) {
      addresses.set(release, entry);
      host.registerRemotes([{ name: release, entry, type: 'module' }]);
      const lifecycles = await host.loadRemote<RemoteLifecycles>(`${release}/lifecycles`);
      if (!lifecycles) throw new Error(`${release} exposes no lifecycles.`);
      return lifecycles;
    },
  };
}
