import type { SafeStorage } from '../services/safe-storage.ts';

const STORAGE_KEY = 'firn-chunk-reload';
/** Spec section 9 «Chunk-reload guard». */
const GUARD_MS = 60_000;

/**
 * Reloads the page as the last resort when no version of a remote could be loaded, at most once per minute.
 * True when it does. An offline tab is left alone: a reload would lose the page that is still there.
 */
export function createReloadGuard(window: Window, storage: SafeStorage, now: () => Date): () => boolean {
  return () => {
    const last = Number(storage.read(STORAGE_KEY) ?? 0);
    if (!window.navigator.onLine || now().getTime() - last < GUARD_MS) return false;
    storage.write(STORAGE_KEY, String(now().getTime()));
    // Where storage is forbidden nothing holds the tab back from reloading for ever.
    if (storage.read(STORAGE_KEY) === null) return false;
    window.location.reload();
    return true;
  };
}
