import type { TaskResponse } from '@firn/shared-contracts/api';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isInPlace, isSettled, nextOf } from './task-actions.logic.ts';
import type { TaskDialog } from './task-row.tsx';
import { focusTask } from './use-task-keys.ts';

interface Opened {
  readonly task: TaskResponse;
  readonly dialog: TaskDialog;
}

interface OpenDialogProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly tasks: readonly TaskResponse[];
  /** Asks for the list anew and answers with it. */
  readonly reload: () => Promise<readonly TaskResponse[]>;
}

/**
 * The dialog that is open for a task. Once a task is settled the next one has the focus, and its dialog opens, so that who
 * works through the list need not look for it; a dialog that is only closed opens nothing.
 */
export function useOpenDialog({ root, tasks, reload }: OpenDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (opened) last.current = opened.task.id;
    // A dialog that is taken away while it is open gives the focus to nothing; the task has it again.
    else if (last.current && document.activeElement === document.body) focusTask(root.current, last.current);
  }, [root, opened]);
  const open = (task: TaskResponse, dialog: TaskDialog) => setOpened({ task, dialog });
  const close = async ({ task, dialog }: Opened) => {
    setOpened(null);
    const left = await reload();
    if (dialog !== 'action' || !isSettled(task, left)) return;
    const next = nextOf(tasks, task, left);
    if (!next) return;
    focusTask(root.current, next.id);
    if (isInPlace(next.kind)) open(next, 'action');
  };
  return { opened, open, close };
}
