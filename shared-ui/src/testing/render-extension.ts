import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell, type TestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { afterEach } from '@jest/globals';
import userEvent, { type UserEvent } from '@testing-library/user-event';

export interface RenderedExtension {
  readonly shell: TestShell;
  readonly user: UserEvent;
  /** Empty where the extension has nothing to show. */
  readonly element: HTMLElement;
  /** Its slot tells it of another context. */
  update(context: unknown): Promise<void>;
}

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** For an extension's tests: mounts what its `index.ts` exports in a slot with this context, like the shell does. */
export async function renderExtension(
  lifecycles: RemoteLifecycles,
  context: unknown,
  options: TestShellOptions = {},
): Promise<RenderedExtension> {
  const shell = createTestShell(options);
  // An extension offers no slots.
  const { slots: _noSlots, ...services } = shell;
  const element = document.body.appendChild(document.createElement('div'));
  const onError = (error: unknown) => Promise.reject(error);
  const props = { domElement: element, shell: services, serverData: null, context, onError };
  // `mount` waits for React's own commit, which inside `act` would wait for `mount`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await lifecycles.mount(props);
  ends.push(async () => {
    await lifecycles.unmount(props);
    element.remove();
  });
  return {
    shell,
    element,
    user: userEvent.setup({ delay: null }),
    update: (next) => lifecycles.update({ ...props, context: next }),
  };
}
