import { RELOAD_GUARD } from '@firn/shared-contracts/delivery';
import type { SafeStorage } from '../services/safe-storage.ts';

/** Each returns true when the page is about to reload. An offline tab is left alone: it would lose what it still shows. */
export interface Reloads {
  /** When no version of a remote could be loaded; at most once per minute. */
  asLastResort(): boolean;
  /** When a person asks again for what could not be loaded: a browser remembers a module that did not arrive. */
  onRequest(): boolean;
}

export function createReloads(window: Window, storage: SafeStorage, now: () => Date): Reloads {
  const { location, navigator } = window;

  function onRequest(): boolean {
    if (navigator.onLine) location.reload();
    return navigator.onLine;
  }

  return {
    onRequest,
    asLastResort() {
      const last = Number(storage.read(RELOAD_GUARD.key) ?? 0);
      if (!navigator.onLine || now().getTime() - last < RELOAD_GUARD.ms) return false;
      storage.write(RELOAD_GUARD.key, String(now().getTime()));
      // Without storage nothing would keep the tab from reloading for ever.
      return storage.read(RELOAD_GUARD.key) !== null && onRequest();
    },
  };
}
