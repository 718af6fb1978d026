import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99rem)';

/** Whether the window is narrower than a tablet: the board is a list then. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = globalThis.matchMedia?.(NARROW);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia?.(NARROW).matches ?? false,
  );
