import { useShell } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { fromTask } from '../shared/from-task.ts';
import { followOpenWork } from './follow-open-work.ts';
import { followSearchKeys } from './follow-search-keys.ts';
import { keepFocus } from './keep-focus.ts';

/** Comes with the chunk of the list, which whoever comes from a task has. */
const NextTask = lazy(async () => {
  const { NextTask } = await import(/* webpackChunkName: "page-tasks" */ '../features/tasks/index.ts');
  return { default: NextTask };
});

/** Holds what an admin page can do without until it is there. */
export function AfterLoad() {
  const shell = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const ends = [followSearchKeys(shell), followOpenWork(shell, client), keepFocus()];
    return () => {
      for (const end of ends) end();
    };
  }, [shell, client]);
  const from = fromTask(useLocation());
  return from ? (
    <Suspense>
      <NextTask key={from.task} {...from} />
    </Suspense>
  ) : null;
}
