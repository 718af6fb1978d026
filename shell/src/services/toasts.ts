import type { Toast, Toasts } from '@firn/shared-contracts/shell';
import { createObservableStore } from './observable-store.ts';

const isSame = (a: Toast, b: Toast) => a.variant === b.variant && a.text === b.text;

/** Messages in the corner; an equal one takes the place of the one before (docs/domain/screens.md#toasts). */
export function createToasts(): Toasts {
  const store = createObservableStore<readonly Toast[]>([]);
  const without = (toast: Toast) => store.get().filter((other) => !isSame(other, toast));
  return {
    get: store.get,
    subscribe: store.subscribe,
    // A new object each time: its time on the screen begins anew.
    add: (toast) => store.set([...without(toast), { ...toast }]),
    remove: (toast) => store.set(without(toast)),
  };
}
