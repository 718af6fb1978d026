import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { useEffect } from 'react';

// The shell asks the remote as a whole, so the page that holds typed text or sends something says so here.
let isTyped = false;
let sending = 0;

/** Declares for as long as the component is shown that something was typed into it. */
export function useTypedText(hasText: boolean): void {
  useEffect(() => {
    isTyped = hasText;
    return () => {
      isTyped = false;
    };
  }, [hasText]);
}

/** Declares a change under way until it is answered, also when what sent it is gone by then. */
export async function whileSending<T>(change: Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await change;
  } finally {
    sending -= 1;
  }
}

/** A change under way is never interrupted; a dialog with text in it waits for its end. Text does not travel along. */
export const switching: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'> = {
  canSwitch: () => {
    if (sending > 0) return 'never';
    return isTyped ? 'after-save' : 'now';
  },
  snapshot: () => null,
  restore: () => undefined,
};
