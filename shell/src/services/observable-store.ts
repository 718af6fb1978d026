import type { Observable } from '@firn/shared-contracts/shell';
import { createStore } from 'zustand/vanilla';

export interface ObservableStore<T> extends Observable<T> {
  set(value: T): void;
}

/** A zustand store behind the contract's observable: no store library crosses the border to a remote. */
export function createObservableStore<T>(initial: T): ObservableStore<T> {
  const store = createStore<T>(() => initial);
  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(() => listener()),
    set: (value) => store.setState(value, true),
  };
}
