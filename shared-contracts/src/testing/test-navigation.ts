import type {
  Navigation,
  NavigationBlocker,
  NavigationLocation,
  NavigationState,
} from '../shell/navigation.ts';
import { testObservable } from './test-observable.ts';

function locationOf(to: string, state: unknown, key: string): NavigationLocation {
  const url = new URL(to, 'http://test.invalid');
  return { pathname: url.pathname, search: url.search, hash: url.hash, state: state ?? null, key };
}

/** A history in memory with the contract's behaviour. */
export function createTestNavigation(initialPath: string): Navigation {
  let serial = 0;
  let blocker: NavigationBlocker | null = null;
  const entries: NavigationLocation[] = [locationOf(initialPath, null, 'default')];
  let index = 0;
  const state = testObservable<NavigationState>({
    location: entries[0] as NavigationLocation,
    action: 'POP',
  });

  async function leave(location: NavigationLocation, commit: () => void) {
    if (blocker && !(await blocker(location))) return;
    commit();
  }
  function change(to: string, entryState: unknown, action: 'PUSH' | 'REPLACE') {
    serial += 1;
    const location = locationOf(to, entryState, `key-${serial}`);
    const commit = () => {
      index = action === 'PUSH' ? index + 1 : index;
      entries.splice(index, entries.length, location);
      state.set({ location, action });
    };
    if (blocker) void leave(location, commit);
    else commit();
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    push: (to, entryState) => change(to, entryState, 'PUSH'),
    replace: (to, entryState) => change(to, entryState, 'REPLACE'),
    go: (delta) => {
      const location = entries[index + delta];
      if (!location) return;
      const commit = () => {
        index += delta;
        state.set({ location, action: 'POP' });
      };
      if (blocker) void leave(location, commit);
      else commit();
    },
    setBlocker: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
  };
}
