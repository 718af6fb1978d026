import type { Toast, Toasts } from '@firn/shared-contracts/shell';
import { createObservableStore } from './observable-store.ts';

const isSame = (a: Toast, b: Toast) => a.variant === b.variant && a.text === b.text;

/** Messages in the corner; equal ones show once (docs/domain/screens.md#toasts). */
export function createToasts(): Toasts {
  const store = createObservableStore<readonly Toast[]>([]);
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (toast) => {
      if (!store.get().some((other) => isSame(other, toast))) store.set([...store.get(), toast]);
    },
    remove: (toast) => store.set(store.get().filter((other) => !isSame(other, toast))),
  };
}
