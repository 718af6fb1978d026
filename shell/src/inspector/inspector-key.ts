import type { ShellParts } from '../services/create-services.ts';

const QUERY = 'firn-inspect';

/**
 * Ctrl+Alt+I, or `?firn-inspect` in the address, shows and hides the frames of the inspector. Only for the office: nobody
 * else gets its code.
 */
export function listenForInspector(
  window: Window,
  { registry, services, session }: Pick<ShellParts, 'registry' | 'services' | 'session'>,
): void {
  let close: (() => void) | null = null;
  let isBusy = false;

  async function toggle(): Promise<void> {
    if (isBusy || !session.get().permissions.isAdmin) return;
    if (close) {
      close();
      close = null;
      return;
    }
    isBusy = true;
    try {
      const { openInspector } = await import(/* webpackChunkName: "inspector" */ './inspector.ts');
      close = await openInspector(window, { registry, services });
    } finally {
      isBusy = false;
    }
  }

  const toggleOrTell = () => void toggle().catch(services.telemetry.error);
  window.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyI') toggleOrTell();
  });
  // Frames lie over what was measured once; the next page has others.
  services.navigation.subscribe(() => {
    close?.();
    close = null;
  });
  if (new URLSearchParams(window.location.search).has(QUERY)) toggleOrTell();
}
