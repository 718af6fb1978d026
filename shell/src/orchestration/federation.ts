import { type EmbeddedElement, SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createInstance } from '@module-federation/enhanced/runtime';
import { releasePlugin } from './release-plugin.ts';
import { SHARED_MODULES } from './shared-modules.ts';

export interface Federation {
  /**
   * Loads lifecycles of a release, such as `tours@1.0.0`, from the container at `entry`; a retry gives another address.
   * `module` is what the container exposes them as, `./lifecycles` where left out. Rejects with the browser's own error when the container did
   * not arrive or is no module.
   */
  load(release: string, entry: string, module?: string): Promise<RemoteLifecycles>;
  /** The same for an element that the release exposes for sites of others. */
  loadElement(release: string, entry: string, element: string): Promise<EmbeddedElement>;
}

/**
 * The host of the remotes. Each release is registered under a name of its own, so releases never share a module, and
 * what has been loaded is kept.
 */
export function createFederation(name = SHELL_NAME): Federation {
  const addresses = new Map<string, string>();
  const host = createInstance({
    name,
    version: FIRN_RELEASE_VERSION,
    remotes: [],
    shared: SHARED_MODULES,
    // The other strategy asks every registered container for its modules before the first one is mounted.
    shareStrategy: 'loaded-first',
    plugins: [releasePlugin(addresses)],
  });

  async function expose<T>(release: string, entry: string, path: string): Promise<T> {
    addresses.set(release, entry);
    host.registerRemotes([{ name: release, entry, type: 'module' }]);
    const exposed = await host.loadRemote<T>(`${release}/${path}`);
    if (!exposed) throw new Error(`${release} exposes no ${path}.`);
    return exposed;
  }

  return {
    load: (release, entry, module = './lifecycles') => expose(release, entry, module.replace(/^\.\//, '')),
    loadElement: (release, entry, element) => expose(release, entry, element),
  };
}
