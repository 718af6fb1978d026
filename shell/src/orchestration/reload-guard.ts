import { RELOAD_GUARD } from '@firn/shared-contracts/delivery';
import type { SafeStorage } from '../services/safe-storage.ts';

/**
 * Reloads the page as the last resort when no version of a remote could be loaded, at most once per minute.
 * Returns true when it does. An offline tab is left alone: a reload would lose the page it still shows.
 */
export function createReloadGuard(window: Window, storage: SafeStorage, now: () => Date): () => boolean {
  return () => {
    const last = Number(storage.read(RELOAD_GUARD.key) ?? 0);
    if (!window.navigator.onLine || now().getTime() - last < RELOAD_GUARD.ms) return false;
    storage.write(RELOAD_GUARD.key, String(now().getTime()));
    // Without storage nothing would keep the tab from reloading for ever.
    if (storage.read(RELOAD_GUARD.key) === null) return false;
    window.location.reload();
    return true;
  };
}
