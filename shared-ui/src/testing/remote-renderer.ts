import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell, type TestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { afterEach } from '@jest/globals';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defineRemote } from '../remote/define-remote.tsx';
import type { RemoteDefinition } from '../remote/pages.ts';
import './modal-dialogs.ts';

export interface RenderedRemote {
  readonly shell: TestShell;
  readonly user: UserEvent;
  readonly lifecycles: RemoteLifecycles;
  /** The visitor's path with search. */
  address(): string;
  /** Unmounts the remote and mounts it again in the same tab: a reload, or another version. */
  remount(): Promise<void>;
}

let end: (() => Promise<void>) | null = null;

afterEach(async () => {
  await end?.();
  end = null;
});

async function mount(lifecycles: RemoteLifecycles, shell: TestShell) {
  const domElement = document.body.appendChild(document.createElement('main'));
  const props = { domElement, shell, serverData: null, onError: (error: unknown) => Promise.reject(error) };
  // `mount` waits for React's own commit, which inside `act` would wait for `mount`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await lifecycles.mount(props);
  end = async () => {
    await lifecycles.unmount(props);
    domElement.remove();
  };
}

/**
 * For a remote's tests: a function that mounts it at a path like the shell does. `usual` is the shell unless a
 * test says otherwise, such as the user of an area for signed-in people.
 */
export function remoteRenderer(remote: RemoteDefinition, usual: TestShellOptions = {}) {
  return async (path: string, options: TestShellOptions = {}): Promise<RenderedRemote> => {
    const shell = createTestShell({ ...usual, ...options, path });
    const lifecycles = defineRemote(remote);
    await end?.();
    await mount(lifecycles, shell);
    return {
      shell,
      lifecycles,
      user: userEvent.setup({ delay: null }),
      address: () => {
        const { pathname, search } = shell.navigation.get().location;
        return pathname + search;
      },
      remount: async () => {
        await end?.();
        await mount(lifecycles, shell);
      },
    };
  };
}
