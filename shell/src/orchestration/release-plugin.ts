import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** By the name a release is registered under: the address its container is to be imported from. */
export type EntryAddresses = ReadonlyMap<string, string>;

/**
 * What Firn adds to the runtime of Module Federation (ADR 0021):
 * - A container comes from the address that the registry gave to the shell, whatever else the runtime was told: what
 *   a developer tool or another script of the page registers is not loaded in a release's place. To see another
 *   version there is the signed override.
 * - A container gets the shared modules in a scope of its own: whatever it adds there no other remote is given.
 */
export function releasePlugin(addresses: EntryAddresses): ModuleFederationRuntimePlugin {
  return {
    name: 'firn-releases',
    async loadEntry({ remoteInfo }) {
      const address = addresses.get(remoteInfo.name);
      if (address === undefined) throw new Error(`${remoteInfo.name} is not a release of the registry.`);
      return import(/* webpackIgnore: true */ address);
    },
    beforeInitContainer(args) {
      const copy = Object.entries(args.shareScope).map(([name, versions]) => [name, { ...versions }]);
      return { ...args, shareScope: Object.fromEntries(copy) };
    },
  };
}
