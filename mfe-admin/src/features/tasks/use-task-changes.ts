import type { TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { tasks, useRefresh } from './tasks.queries.ts';

/** The task that was ticked off last, which one press takes back. */
export interface Ticked {
  readonly task: TaskResponse;
  readonly name: string;
  readonly to: 'done' | 'dismissed';
}

/** The steps and changes of a task. What the job or somebody else has done meanwhile is told calmly, and shown. */
export function useTaskChanges() {
  const t = useTexts(tasksTexts);
  const { toasts } = useShell();
  const write = useWrite(tasks);
  const refresh = useRefresh();
  const [ticked, setTicked] = useState<Ticked | null>(null);
  const onError = (error: unknown) => {
    const outcome = outcomeOf(error);
    const isGone = outcome.kind === 'stale' || outcome.kind === 'refused-transition';
    toasts.add(isGone ? { variant: 'info', text: t('gone') } : { variant: 'error', text: reasonOf(outcome) });
    void refresh();
  };
  const tick = useMutation({
    mutationFn: ({ task, to }: Ticked) => write.transition(task, { to }),
    onSuccess: (task, { name, to }) => {
      setTicked({ task, name, to });
      void refresh();
    },
    onError,
  });
  const undo = useMutation({
    mutationFn: ({ task }: Ticked) => write.transition(task, { to: 'open' }),
    onSuccess: (_task, { name }) => {
      setTicked(null);
      toasts.add({ variant: 'success', text: t('undone', { name }) });
      void refresh();
    },
    onError: (error) => {
      setTicked(null);
      onError(error);
    },
  });
  const change = useMutation({
    mutationFn: ({ task, patch }: { readonly task: TaskResponse; readonly patch: TaskPatch }) =>
      write.patch(task, patch),
    onError,
  });
  return {
    ticked,
    tick: tick.mutate,
    undo: undo.mutate,
    isUndoing: undo.isPending,
    change: change.mutate,
    refresh,
  };
}
