import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whileSending } from '../remote/open-change.ts';
import { useShell } from '../remote/shell-context.tsx';
import { useUndo } from '../remote/use-undo.ts';
import type { ResourceKeys } from '../resource/resource-keys.ts';
import { settle } from '../resource/settle.ts';
import type { BulkAction, RowAnswer } from './resource-list.types.ts';
import { type BulkResult, runAtOnce, runBulk } from './run-bulk.ts';
import type { Selection } from './use-selection.ts';

interface Identified {
  readonly id: string;
}

export type BulkState<Row> =
  | {
      readonly kind: 'asking';
      readonly action: BulkAction<Row>;
      readonly question: string;
      readonly first: Row | undefined;
    }
  | { readonly kind: 'working'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'done';
      readonly results: readonly BulkResult<Row>[];
      readonly action: BulkAction<Row>;
      readonly chosen: string;
    };

interface Undoable<Row> {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly told: readonly RowAnswer[];
  readonly chosen: string;
}

/** Tells what of a run can be taken back; null for nothing. */
function undoableOf<Row>(
  action: BulkAction<Row>,
  results: readonly BulkResult<Row>[],
  chosen: string,
): Undoable<Row> | null {
  const done = results.flatMap((result) =>
    result.outcome === null && result.told ? [{ row: result.row, told: result.told }] : [],
  );
  if (!action.undo || done.length === 0) return null;
  return { action, rows: done.map(({ row }) => row), told: done.map(({ told }) => told), chosen };
}

const isItem = (value: unknown): value is Identified =>
  typeof value === 'object' && value !== null && 'id' in value;

/** One bulk action at a time over the chosen rows: what succeeded leaves the selection, what failed stays in it. */
export function useBulk<Row extends Identified>(keys: ResourceKeys, selection: Selection<Row>) {
  const { api } = useShell();
  const client = useQueryClient();
  const [state, setState] = useState<BulkState<Row> | null>(null);
  const [undoable, setUndoable] = useUndo<Undoable<Row>>();
  const run = async (action: BulkAction<Row>, rows: readonly Row[], chosen = '', override = '') => {
    setState({ kind: 'working', done: 0, all: rows.length });
    const onProgress = (done: number) => setState({ kind: 'working', done, all: rows.length });
    const running =
      'runAll' in action
        ? runAtOnce(rows, () => action.runAll(api, rows, chosen, override))
        : runBulk(rows, (row) => action.run(api, row, chosen), onProgress);
    const results = await whileSending(running);
    const answers = results.flatMap((result) => (result.outcome === null ? [result] : []));
    const current = results.flatMap(({ outcome }) =>
      outcome?.kind === 'stale' && isItem(outcome.current) ? [outcome.current] : [],
    );
    await settle(client, keys, answers.map(({ answer }) => answer).filter(isItem));
    selection.drop(answers.map(({ row }) => row.id));
    // Tried again, a row is written from what it is now, which the dialog has told.
    selection.renew(current as unknown as Row[]);
    setState({ kind: 'done', results, action, chosen });
    setUndoable(undoableOf(action, results, chosen));
  };
  const undo = async ({ action, rows, told, chosen }: Undoable<Row>) => {
    setUndoable(null);
    setState({ kind: 'working', done: 0, all: rows.length });
    const running = runAtOnce(rows, async () => (await action.undo?.(api, told, chosen)) ?? []);
    const results = await whileSending(running);
    await settle(client, keys, []);
    setState({ kind: 'done', results, action: { ...action, override: undefined }, chosen });
  };
  return {
    state,
    undoable: undoable && {
      label: undoable.action.label,
      count: undoable.rows.length,
      onUndo: () => void undo(undoable),
    },
    start: (action: BulkAction<Row>) => {
      const question = action.question?.(selection.rows.length);
      if (question) setState({ kind: 'asking', action, question, first: selection.rows[0] });
      else void run(action, selection.rows);
    },
    confirm: (value: string) => {
      if (state?.kind === 'asking') void run(state.action, selection.rows, value);
      if (state?.kind !== 'done') return;
      const rows = state.results.flatMap(({ row, isOverridable }) => (isOverridable ? [row] : []));
      void run(state.action, rows, state.chosen, value);
    },
    close: () => setState(null),
  };
}
