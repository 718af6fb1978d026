import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Which block is being edited, and which ones show their fields. */
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

const NOTHING: Selection = { selected: null, wish: 0, open: new Set() };

const StateContext = createContext<Selection>(NOTHING);
const ActionsContext = createContext<SelectionActions | null>(null);

const withAll = (open: ReadonlySet<string>, ids: readonly string[], isOpen: boolean) => {
  const next = new Set(open);
  for (const id of ids) {
    if (isOpen) next.add(id);
    else next.delete(id);
  }
  return next;
};

export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState(NOTHING);
  const actions = useMemo<SelectionActions>(
    () => ({
      mark: (selected) => setState((now) => (now.selected === selected ? now : { ...now, selected })),
      select: (selected) =>
        setState(({ wish, open }) => ({ selected, wish: wish + 1, open: withAll(open, [selected], true) })),
      setOpen: (ids, isOpen) => setState((now) => ({ ...now, open: withAll(now.open, ids, isOpen) })),
    }),
    [],
  );
  return (
    <ActionsContext value={actions}>
      <StateContext value={state}>{children}</StateContext>
    </ActionsContext>
  );
}

export const useSelection = (): Selection => useContext(StateContext);

/** The same object for as long as the page is shown. */
export function useSelect(): SelectionActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('Blocks are shown within a SelectionProvider.');
  return actions;
}
