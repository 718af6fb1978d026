import type { NavigationLocation, NavigationState } from '@firn/shared-contracts/shell';
import type { SafeStorage } from '../services/safe-storage.ts';

const STORAGE_KEY = 'firn-scroll';
/** How long a page may take to become as tall as it was before. */
const PATIENCE_MS = 3000;

/** Scroll positions by history entry: top on new pages, back to the old place on steps back. */
export interface ScrollKeeper {
  /** The visitor leaves the present entry. */
  depart(): void;
  /** The page of this location is there. */
  arrive(location: NavigationLocation, action: NavigationState['action']): void;
}

type Positions = Record<string, number>;

export function createScrollKeeper(window: Window, storage: SafeStorage, firstKey: string): ScrollKeeper {
  const { document } = window;
  const positions = JSON.parse(storage.read(STORAGE_KEY) ?? '{}') as Positions;
  let key = firstKey;
  let giveUp: () => void = () => undefined;
  window.history.scrollRestoration = 'manual';

  function remember(): void {
    positions[key] = Math.round(window.scrollY);
    storage.write(STORAGE_KEY, JSON.stringify(positions));
  }

  /** Content may still be on its way: goes there as soon as the page is tall enough, unless the visitor moves. */
  function restore(top: number): void {
    window.scrollTo(0, top);
    if (top === 0 || Math.abs(window.scrollY - top) < 2) return;
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, top);
      if (Math.abs(window.scrollY - top) < 2) giveUp();
    });
    const timer = setTimeout(() => giveUp(), PATIENCE_MS);
    const moves = ['wheel', 'touchstart', 'keydown'] as const;
    giveUp = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, giveUp);
      giveUp = () => undefined;
    };
    for (const move of moves) window.addEventListener(move, giveUp, { passive: true });
    observer.observe(document.body);
  }

  function scrollToHash(hash: string): boolean {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return false;
    target.scrollIntoView();
    return true;
  }

  window.addEventListener('pagehide', remember);
  return {
    depart() {
      giveUp();
      remember();
    },
    arrive(location, action) {
      key = location.key;
      const before = positions[key];
      if (action === 'POP' && before !== undefined) restore(before);
      else if (!scrollToHash(location.hash) && action !== 'POP') window.scrollTo(0, 0);
    },
  };
}
