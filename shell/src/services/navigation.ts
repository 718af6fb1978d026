import type {
  Navigation,
  NavigationBlocker,
  NavigationLocation,
  NavigationState,
} from '@firn/shared-contracts/shell';
import { createObservableStore } from './observable-store.ts';

/** What the shell keeps in an entry of the tab's history. */
interface EntryState {
  readonly key: string;
  /** Index among the tab's entries; shows how far a step back or forward went. */
  readonly index: number;
  readonly state: unknown;
}

function entryOf(value: unknown): EntryState | null {
  const isEntry = typeof value === 'object' && value !== null && 'key' in value && 'index' in value;
  return isEntry ? (value as EntryState) : null;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function toLocation(url: URL, entry: EntryState): NavigationLocation {
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state: entry.state ?? null, key: entry.key };
}

/** The shell's own handle on the tab's history. */
export interface TabNavigation extends Navigation {
  /** Reloads the document without asking: what was typed has been kept. */
  reload(): void;
}

/** The one history of the tab. Remotes never touch `window.history` (ADR 0016). */
export function createNavigation(window: Window): TabNavigation {
  const { history } = window;
  const here = () => new URL(window.location.href);
  const first = entryOf(history.state) ?? { key: newKey(), index: 0, state: null };
  history.replaceState(first, '');
  let { index } = first;
  let blocker: NavigationBlocker | null = null;
  /** Set while the browser undoes a step that a blocker has not agreed to yet. */
  let onReturned: (() => void) | null = null;
  let isAllowedStep = false;
  const store = createObservableStore<NavigationState>({
    location: toLocation(here(), first),
    action: 'POP',
  });

  function change(to: string, state: unknown, action: 'PUSH' | 'REPLACE'): void {
    const url = new URL(to, window.location.origin);
    const entry = { key: newKey(), index: action === 'PUSH' ? index + 1 : index, state: state ?? null };
    const location = toLocation(url, entry);
    const commit = () => {
      const method = action === 'PUSH' ? 'pushState' : 'replaceState';
      history[method](entry, '', url.pathname + url.search + url.hash);
      index = entry.index;
      store.set({ location, action });
    };
    if (blocker) void ask(blocker, location, commit);
    else commit();
  }

  function pop(): void {
    if (onReturned) {
      const next = onReturned;
      onReturned = null;
      next();
      return;
    }
    const known = entryOf(history.state);
    const entry = known ?? { key: newKey(), index: index + 1, state: null };
    if (!known) history.replaceState(entry, '');
    const location = toLocation(here(), entry);
    const delta = entry.index - index;
    if (blocker && !isAllowedStep && delta !== 0) {
      const asked = blocker;
      const leave = () => {
        isAllowedStep = true;
        history.go(delta);
      };
      // The browser has already moved: go back to where the visitor was before asking the blocker.
      onReturned = () => void ask(asked, location, leave);
      history.go(-delta);
      return;
    }
    isAllowedStep = false;
    index = entry.index;
    store.set({ location, action: 'POP' });
  }

  window.addEventListener('popstate', pop);
  window.addEventListener('beforeunload', (event) => {
    if (blocker) event.preventDefault();
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    push: (to, state) => change(to, state, 'PUSH'),
    replace: (to, state) => change(to, state, 'REPLACE'),
    go: (delta) => history.go(delta),
    reload: () => {
      blocker = null;
      window.location.reload();
    },
    setBlocker: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
  };
}

async function ask(blocker: NavigationBlocker, to: NavigationLocation, leave: () => void): Promise<void> {
  if (await blocker(to)) leave();
}
