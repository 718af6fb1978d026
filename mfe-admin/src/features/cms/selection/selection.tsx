import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/** The block that is being edited, and those that show their fields. */
interface Selection {
  readonly selected: string | null;
  /** Rises with each wish to have the focus in the selected block. */
  readonly wish: number;
  readonly open: ReadonlySet<string>;
}

interface SelectionActions {
  /** The focus came into a block. */
  readonly mark: (id: string) => void;
  /** Opens a block and takes the focus there. */
  readonly select: (id: string) => void;
  readonly setOpen: (ids: readonly string[], isOpen: boolean) => void;
}

interface SelectionStore {
  readonly get: () => Selection;
  readonly subscribe: (listener: () => void) => () => void;
  readonly actions: SelectionActions;
}

const withAll = (open: ReadonlySet<string>, ids: readonly string[], isOpen: boolean) => {
  const next = new Set(open);
  for (const id of ids) {
    if (isOpen) next.add(id);
    else next.delete(id);
  }
  return next;
};

function createSelection(): SelectionStore {
  let state: Selection = { selected: null, wish: 0, open: new Set() };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<Selection>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: {
      mark: (selected) => {
        if (selected !== state.selected) change({ selected });
      },
      select: (selected) =>
        change({ selected, wish: state.wish + 1, open: withAll(state.open, [selected], true) }),
      setOpen: (ids, isOpen) => change({ open: withAll(state.open, ids, isOpen) }),
    },
  };
}

const StoreContext = createContext<SelectionStore | null>(null);

export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSelection);
  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStore(): SelectionStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('Blocks are shown within a SelectionProvider.');
  return store;
}

/** One thing that the selection says. Only who gets another answer is drawn again: of fifty rows, two. */
export function useSelection<Told extends string | number | boolean | null>(
  pick: (selection: Selection) => Told,
): Told {
  const { get, subscribe } = useStore();
  return useSyncExternalStore(subscribe, () => pick(get()));
}

/** The same object for as long as the page is shown. */
export const useSelect = (): SelectionActions => useStore().actions;
