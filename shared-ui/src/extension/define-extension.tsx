import type { RemoteLifecycles, RemoteProps } from '@firn/shared-contracts/shell';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ExtensionDefinition } from './extension.types.ts';
import { ExtensionRoot, rootPrefix } from './extension-root.tsx';

interface Mounted {
  readonly root: Root;
  draw(context: unknown): void;
}

const noop = () => undefined;

/** Settles with the first commit, and rejects when that throws, as of a remote. */
function mountExtension<Context>(
  extension: ExtensionDefinition<Context>,
  { domElement, shell, serverData, context, onError }: RemoteProps,
): Promise<Mounted> {
  return new Promise((resolve, reject) => {
    let isCommitted = false;
    let mounted: Mounted | null = null;
    const options = {
      identifierPrefix: rootPrefix(extension.name, extension.id),
      onUncaughtError: (error: unknown) => (isCommitted ? onError(error) : reject(error)),
    };
    const onCommit = () => {
      isCommitted = true;
      queueMicrotask(() => mounted && resolve(mounted));
    };
    const treeOf = (of: unknown) => (
      <ExtensionRoot {...{ extension, shell, onCommit }} context={of as Context} />
    );
    const isRendered = serverData !== null && domElement.hasChildNodes();
    const root = isRendered
      ? hydrateRoot(domElement, treeOf(context), options)
      : createRoot(domElement, options);
    mounted = { root, draw: (next) => root.render(treeOf(next)) };
    if (!isRendered) mounted.draw(context);
  });
}

/**
 * The lifecycles of an extension, which `src/extensions/ID/index.ts` exports. Its root is React and the shell alone: it
 * has its data from the slot's context, and its links are plain ones, which the shell follows.
 */
export function defineExtension<Context>(extension: ExtensionDefinition<Context>): RemoteLifecycles {
  const roots = new Map<HTMLElement, Mounted>();
  const { name, version, switching } = extension;
  return {
    name,
    version,
    bootstrap: async () => undefined,
    async mount(props) {
      roots.set(props.domElement, await mountExtension(extension, props));
    },
    async update({ domElement, context }) {
      roots.get(domElement)?.draw(context);
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.root.unmount();
      roots.delete(domElement);
    },
    canSwitch: switching?.canSwitch ?? (() => 'now'),
    snapshot: switching?.snapshot ?? (() => null),
    restore: switching?.restore ?? noop,
  };
}
