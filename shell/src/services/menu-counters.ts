import type { CountersByPath, MenuCounters } from '@firn/shared-contracts/shell';
import { createObservableStore } from './observable-store.ts';

/** Keeps the counters that remotes have set, for the menus of the frame. */
export function createMenuCounters(): MenuCounters {
  const { get, subscribe, set } = createObservableStore<CountersByPath>({});
  return { get, subscribe, set: (changes) => set({ ...get(), ...changes }) };
}
