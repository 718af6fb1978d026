import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** By the name a release is registered under: the address its container is to be imported from. */
export type EntryAddresses = ReadonlyMap<string, string>;

/** Containers that came from the registry's address, with the name of their release. */
const fromRegistry = new WeakMap<object, string>();

/**
 * What Firn adds to the runtime of Module Federation (ADR 0021):
 * - A container comes from the address that the registry gave to the shell, whatever else the runtime was told. What
 *   the plugin of a developer tool puts in a release's place is refused. To see another version there is the signed
 *   override.
 * - A container gets the shared modules in a scope of its own: whatever it adds there no other remote is given.
 */
export function releasePlugin(addresses: EntryAddresses): ModuleFederationRuntimePlugin {
  return {
    name: 'firn-releases',
    async loadEntry({ remoteInfo }) {
      const address = addresses.get(remoteInfo.name);
      if (address === undefined) throw new Error(`${remoteInfo.name} is not a release of the registry.`);
      const container = await import(/* webpackIgnore: true */ address);
      fromRegistry.set(container, remoteInfo.name);
      return container;
    },
    async beforeInitRemote({ remoteInfo, origin }) {
      const container = origin.moduleCache.get(remoteInfo.name)?.remoteEntryExports;
      if (container && fromRegistry.get(container) === remoteInfo.name) return;
      throw new Error(`Something else was put in the place of ${remoteInfo.name}.`);
    },
    beforeInitContainer(args) {
      const copy = Object.entries(args.shareScope).map(([name, versions]) => [name, { ...versions }]);
      return { ...args, shareScope: Object.fromEntries(copy) };
    },
  };
}
