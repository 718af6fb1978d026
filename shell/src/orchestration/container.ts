import type { RemoteLifecycles } from '@firn/shared-contracts/shell';

/** A Module Federation container as an ES module: what `remoteEntry.js` exports (ADR 0004). */
interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(expose: string): Promise<() => RemoteLifecycles>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const initialised = new WeakSet<Container>();

/**
 * Loads the lifecycles behind a container's address. Each version has its own address, so versions never share
 * a module, a global or a cache entry, and the browser keeps what it has loaded.
 */
export async function loadContainer(entry: string): Promise<RemoteLifecycles> {
  const container = (await import(/* webpackIgnore: true */ entry)) as Container;
  if (!initialised.has(container)) {
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    initialised.add(container);
  }
  const factory = await container.get('./lifecycles');
  return factory();
}
