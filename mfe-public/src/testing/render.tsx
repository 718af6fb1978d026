import { createTestShell, type TestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from '../app/remote.ts';

interface RenderOptions extends TestShellOptions {
  /** What the server rendered and from which data; an empty region when left out. */
  readonly rendered?: { readonly html: string; readonly data: unknown };
}

export interface RenderedRemote {
  readonly shell: TestShell;
  readonly region: HTMLElement;
  /** Uncaught errors that reached the shell. */
  readonly crashes: readonly unknown[];
}

const mounted = new Set<() => Promise<void>>();

/** Unmounts everything that was mounted; for `afterEach`. */
export async function unmountAll(): Promise<void> {
  for (const unmount of mounted) await unmount();
  mounted.clear();
  document.body.replaceChildren();
}

/** Mounts the remote the way the shell does: by its lifecycles, on the page of `path`. */
export async function renderRemote({ rendered, ...options }: RenderOptions): Promise<RenderedRemote> {
  const shell = createTestShell(options);
  const lifecycles = defineRemote(remote);
  const region = document.createElement('div');
  region.innerHTML = rendered?.html ?? '';
  document.body.append(region);
  const crashes: unknown[] = [];
  const serverData = rendered?.data ?? null;
  const props = { shell, domElement: region, serverData, onError: (error: unknown) => crashes.push(error) };
  // `mount` waits for React's own commit, which inside `act` would wait for `mount`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await lifecycles.mount(props);
  mounted.add(() => lifecycles.unmount(props));
  return { shell, region, crashes };
}
