import type { RemoteLifecycles, RemoteProps } from '@firn/shared-contracts/shell';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createQueryClient } from '../query/query-client.ts';
import { loadPage } from './page-switch.tsx';
import type { RemoteDefinition } from './pages.ts';
import { RemoteRoot } from './remote-root.tsx';

interface Mounted {
  readonly root: Root;
  readonly queryClient: QueryClient;
}

/**
 * Renders into the remote's element and settles with the first commit: resolves when it is on the page, rejects
 * when it threw. By hand, because single-spa-react never settles on a first-render throw (ADR 0016).
 */
async function mountRemote(remote: RemoteDefinition, props: RemoteProps): Promise<Mounted> {
  const { shell, domElement, serverData } = props;
  const queryClient = createQueryClient();
  if (serverData !== null) hydrate(queryClient, serverData as DehydratedState);
  const opened = shell.navigation.get();
  const { location } = opened;
  const initial = await loadPage(remote, location);
  if (!initial) throw new Error(`${remote.name} has no page for ${location.pathname}.`);
  const { params } = initial.match;
  const prefetch = () => {
    const searchParams = new URLSearchParams(location.search);
    initial.module
      .prefetch?.({ shell, queryClient, params, searchParams, isDrawn: serverData !== null })
      .then((answer) => answer && shell.navigation.replace(answer.redirect), shell.telemetry.error);
  };
  if (serverData === null) prefetch();
  return new Promise((resolve, reject) => {
    let committed = false;
    const options = {
      identifierPrefix: remote.name,
      onUncaughtError: (error: unknown) => (committed ? props.onError(error) : reject(error)),
    };
    let mounted: Mounted | null = null;
    const onCommit = () => {
      // Asks for what the server could not have, once the page shows what the server drew; the rest is fresh.
      if (serverData !== null && !committed) prefetch();
      committed = true;
      queueMicrotask(() => mounted && resolve(mounted));
    };
    const tree = <RemoteRoot {...{ remote, shell, queryClient, initial, drawn: opened, onCommit }} />;
    const isRendered = serverData !== null && domElement.hasChildNodes();
    const root = isRendered ? hydrateRoot(domElement, tree, options) : createRoot(domElement, options);
    mounted = { root, queryClient };
    if (!isRendered) root.render(tree);
  });
}

/** The lifecycles a remote exposes as `./lifecycles`. */
export function defineRemote(remote: RemoteDefinition): RemoteLifecycles {
  let mounted: Mounted | null = null;
  const settled = () => Promise.resolve();
  return {
    name: remote.name,
    version: remote.version,
    bootstrap: settled,
    update: settled,
    async mount(props) {
      mounted = await mountRemote(remote, props);
    },
    async unmount() {
      mounted?.root.unmount();
      mounted?.queryClient.clear();
      mounted = null;
    },
    canSwitch: () => remote.switching?.canSwitch() ?? 'now',
    snapshot: () => remote.switching?.snapshot() ?? null,
    restore: (state) => remote.switching?.restore(state),
  };
}
