import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell, type TestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { defineRemote } from '@firn/shared-ui/remote';
import { afterEach } from '@jest/globals';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { remote } from '../app/remote.ts';

export interface Rendered {
  readonly shell: TestShell;
  readonly user: UserEvent;
  readonly lifecycles: RemoteLifecycles;
  /** Path with search the visitor stands on. */
  address(): string;
  /** Takes the remote away and mounts it anew in the same tab: a reload, or another version. */
  remount(): Promise<void>;
}

let end: (() => Promise<void>) | null = null;

afterEach(async () => {
  await end?.();
  end = null;
});

// jsdom has no modal dialogs; closed, they give the focus back, as the HTML standard says.
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  openedFrom.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, answer = '') {
  this.open = false;
  this.returnValue = answer;
  const before = openedFrom.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};

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

/** Mounts the remote at `path` the way the shell does. */
export async function renderRemote(path: string, options: TestShellOptions = {}): Promise<Rendered> {
  const shell = createTestShell({ ...options, path });
  const lifecycles = defineRemote(remote);
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
}
