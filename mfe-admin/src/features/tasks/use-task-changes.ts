import type { TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import type { Undoable } from './action.ts';
import { nameOf, tasks, useRefresh } from './tasks.queries.ts';

interface Tick {
  readonly task: TaskResponse;
  readonly to: 'done' | 'dismissed';
}

interface Change {
  readonly task: TaskResponse;
  readonly patch: TaskPatch;
}

/** The steps and changes of a task. What the job or somebody else has done meanwhile is told calmly, and shown. */
export function useTaskChanges() {
  const t = useTexts(tasksTexts);
  const { toasts } = useShell();
  const write = useWrite(tasks);
  const refresh = useRefresh();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const onError = (error: unknown) => {
    const outcome = outcomeOf(error);
    const isGone = outcome.kind === 'stale' || outcome.kind === 'refused-transition';
    toasts.add(isGone ? { variant: 'info', text: t('gone') } : { variant: 'error', text: reasonOf(outcome) });
    void refresh();
  };
  const tick = useMutation({
    mutationFn: ({ task, to }: Tick) => write.transition(task, { to }),
    onSuccess: (ticked, { task, to }) => {
      const text = t(to === 'done' ? 'ticked' : 'dismissed', { name: nameOf(task) });
      setUndoable({ text, run: () => write.transition(ticked, { to: 'open' }) });
      void refresh();
    },
    onError,
  });
  const undo = useMutation({
    mutationFn: ({ run }: Undoable) => run(),
    onSuccess: () => toasts.add({ variant: 'success', text: t('undone') }),
    onError,
    onSettled: () => {
      setUndoable(null);
      void refresh();
    },
  });
  const change = useMutation({
    mutationFn: ({ task, patch }: Change) => write.patch(task, patch),
    onError,
  });
  return {
    undoable,
    setUndoable,
    tick: tick.mutate,
    undo: undo.mutate,
    isUndoing: undo.isPending,
    /** Resolves once it is stored, or once it was told why it is not. */
    change: (asked: Change) => change.mutateAsync(asked).catch(() => undefined),
    refresh,
  };
}
