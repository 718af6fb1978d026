import type { Observable } from '../shell/observable.ts';

export interface TestObservable<T> extends Observable<T> {
  set(value: T): void;
}

export function testObservable<T>(initial: T): TestObservable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (value) => {
      current = value;
      for (const listener of [...listeners]) listener();
    },
  };
}
