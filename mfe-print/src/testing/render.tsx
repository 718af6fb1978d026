import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell, type TestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { defineRemote } from '@firn/shared-ui/remote';
import { afterEach } from '@jest/globals';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { remote } from '../app/remote.ts';

const GUIDE = {
  email: 'guide@firn.example',
  fullName: 'Beat Berger',
  roles: ['ROLE_GUIDE'],
  spontaneousTourPermission: true,
  tourCreatePermission: true,
};

interface Rendered {
  readonly shell: TestShell;
  readonly user: UserEvent;
  /** Path with search the visitor stands on. */
  address(): string;
}

let end: (() => Promise<void>) | null = null;

afterEach(async () => {
  await end?.();
  end = null;
});

async function mount(lifecycles: RemoteLifecycles, shell: TestShell) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { domElement, shell, serverData: null, onError: (error: unknown) => Promise.reject(error) };
  // `mount` waits for React's own commit, which inside `act` would wait for `mount`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await lifecycles.mount(props);
  end = async () => {
    await lifecycles.unmount(props);
    domElement.remove();
  };
}

/** Mounts the remote at `path` the way the shell does, in the name of a guide unless `options` say otherwise. */
export async function renderRemote(path: string, options: TestShellOptions = {}): Promise<Rendered> {
  const shell = createTestShell({ user: GUIDE, ...options, path });
  await mount(defineRemote(remote), shell);
  return {
    shell,
    user: userEvent.setup({ delay: null }),
    address: () => {
      const { pathname, search } = shell.navigation.get().location;
      return pathname + search;
    },
  };
}
