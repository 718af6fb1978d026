import type { ShellServices } from '@firn/shared-contracts/shell';
import {
  createTestShell,
  PERSONAS,
  type PersonaName,
  type RemoteHarness,
} from '@firn/shared-contracts/testing';
import { drawnSlots } from './drawn-slots.ts';
import { mirrorAddress } from './mirror-address.ts';

interface Options {
  readonly harness: RemoteHarness;
  readonly persona: PersonaName;
  readonly path: string;
  say(text: string): void;
}

/** `createTestShell()` on a screen: its address is the tab's, and its calls are visible. */
export function createHarnessShell({ harness, persona, path, say }: Options): ShellServices {
  const user = PERSONAS[persona];
  const shell = createTestShell({ path, api: harness.answers, ...(user && { user }) });
  shell.toasts.subscribe(() => {
    const texts = shell.toasts.get().map(({ text }) => text);
    say(texts.join('\n'));
  });
  return {
    ...shell,
    navigation: mirrorAddress(shell.navigation),
    head: {
      ...shell.head,
      set: (head) => {
        shell.head.set(head);
        document.title = head.title;
      },
      setStatus: (status, options) => {
        shell.head.setStatus(status, options);
        if (options?.takeOver) say(`Der Rahmen würde hier die Fehlerseite ${status} zeigen.`);
      },
    },
    slots: drawnSlots,
    telemetry: {
      error: (error) => {
        shell.telemetry.error(error);
        console.error(error);
      },
    },
  };
}
