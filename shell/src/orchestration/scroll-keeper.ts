import type { NavigationLocation, NavigationState } from '@firn/shared-contracts/shell';
import type { SafeStorage } from '../services/safe-storage.ts';

const STORAGE_KEY = 'firn-scroll';
/** How long a page may take to become as tall as it was before. */
const PATIENCE_MS = 3000;

/** Scroll positions by history entry, by the rule of `Navigation` in shared-contracts. */
export interface ScrollKeeper {
  /** The visitor leaves the current entry. */
  depart(): void;
  /** The page of this location is shown; `isSamePage` when it was already shown with another address. */
  arrive(
    location: NavigationLocation,
    action: NavigationState['action'],
    options: { readonly isSamePage: boolean },
  ): void;
}

function keepsScroll({ state }: NavigationLocation): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
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

  /** Content may still be loading: scrolls as soon as the page is tall enough, unless the visitor moves. */
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

  /** The link that led here may be far down: keyboard navigation continues from the top as well. */
  function goToTop(): void {
    window.scrollTo(0, 0);
    if (!document.activeElement?.matches('main a[href]')) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
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
    arrive(location, action, { isSamePage }) {
      key = location.key;
      const before = positions[key];
      const isStaying = action === 'POP' || keepsScroll(location) || (action === 'REPLACE' && isSamePage);
      if (action === 'POP' && before !== undefined) restore(before);
      else if (!scrollToHash(location.hash) && !isStaying) goToTop();
    },
  };
}
