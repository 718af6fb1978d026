import { useRef, useState } from 'react';
import type { RowSelection } from '../table/data-table.types.ts';

interface Identified {
  readonly id: string;
  readonly version?: number;
}

export interface Selection<Row> extends RowSelection {
  /** The chosen rows, as they were last seen. */
  readonly rows: readonly Row[];
  /** How many of them are on this page. */
  readonly here: number;
  /** Takes rows out of the selection. */
  drop(ids: readonly string[]): void;
  /** Replaces chosen rows by what is known of them now. */
  renew(rows: readonly Row[]): void;
  clear(): void;
}

type Chosen<Row> = ReadonlyMap<string, Row>;

const NOTHING = new Map<string, never>();

function without<Row>(chosen: Chosen<Row>, ids: readonly string[]): Chosen<Row> {
  return new Map([...chosen].filter(([id]) => !ids.includes(id)));
}

/** Adds rows. Of a row that is there already the newer version stays: a page of the list may be older than an answer. */
function withRows<Row extends Identified>(chosen: Chosen<Row>, rows: readonly Row[]): Chosen<Row> {
  const isOlder = ({ id, version = 0 }: Row) => version < (chosen.get(id)?.version ?? 0);
  return new Map([...chosen, ...rows.filter((row) => !isOlder(row)).map((row) => [row.id, row] as const)]);
}

/**
 * Rows chosen in a list: kept over pages and orders, but not when the filters (`scope`) change, for then nobody sees
 * any more what is chosen.
 */
export function useSelection<Row extends Identified>(shown: readonly Row[], scope: string): Selection<Row> {
  const [state, setState] = useState<{ scope: string; chosen: Chosen<Row> }>({ scope, chosen: NOTHING });
  const last = useRef<string | null>(null);
  const chosen = state.scope === scope ? state.chosen : NOTHING;
  const current = shown.filter(({ id }) => chosen.has(id));
  const set = (change: (before: Chosen<Row>) => Chosen<Row>) =>
    setState((before) => ({ scope, chosen: change(before.scope === scope ? before.chosen : NOTHING) }));
  const range = (id: string) => {
    const ids = shown.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    return from === undefined || to === undefined || from < 0
      ? shown.filter((row) => row.id === id)
      : shown.slice(from, to + 1);
  };
  return {
    rows: [...withRows(chosen, current).values()],
    here: current.length,
    has: (id) => chosen.has(id),
    toggle: (id, isRange) => {
      const rows = isRange ? range(id) : shown.filter((row) => row.id === id);
      const isTaking = isRange || !chosen.has(id);
      last.current = id;
      set((before) => (isTaking ? withRows(before, rows) : without(before, [id])));
    },
    toggleAll: () => {
      const ids = shown.map(({ id }) => id);
      const isFull = current.length === shown.length;
      set((before) => (isFull ? without(before, ids) : withRows(before, shown)));
    },
    drop: (ids) => set((before) => without(before, ids)),
    renew: (rows) =>
      set((before) =>
        withRows(
          before,
          rows.filter(({ id }) => before.has(id)),
        ),
      ),
    clear: () => set(() => NOTHING),
  };
}
