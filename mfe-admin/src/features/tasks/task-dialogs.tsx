import type { TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { ActionDialog } from './action-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CommentsDialog } from './comments-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { isInPlace } from './task-actions.logic.ts';
import type { TaskDialog } from './task-row.tsx';
import { nameOf } from './tasks.queries.ts';
import type { useTaskChanges } from './use-task-changes.ts';

/** Who was asked has so long to answer. */
const ASKED_DAYS = 7;

interface TaskDialogsProps {
  readonly task: TaskResponse;
  readonly dialog: TaskDialog;
  readonly today: LocalDate;
  readonly changes: Pick<ReturnType<typeof useTaskChanges>, 'change' | 'setUndoable'>;
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open for a task; what is chosen closes it. */
export function TaskDialogs({ task, dialog, today, changes, onDismiss, onClose }: TaskDialogsProps) {
  const name = nameOf(task);
  const change = (patch: TaskPatch) => changes.change({ task, patch });
  const choose = async (patch: TaskPatch) => {
    await change(patch);
    onClose();
  };
  switch (dialog) {
    case 'snooze':
      return (
        <SnoozeDialog
          task={task}
          name={name}
          today={today}
          onChoose={(snoozedUntil) => void choose({ snoozedUntil })}
          onClose={onClose}
        />
      );
    case 'assign':
      return (
        <AssignDialog name={name} onChoose={(assignee) => void choose({ assignee })} onClose={onClose} />
      );
    case 'comments':
      return (
        <CommentsDialog
          task={task}
          name={name}
          onDismiss={() => {
            onDismiss();
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'action':
      return task.subject && isInPlace(task.kind) ? (
        <ActionDialog
          kind={task.kind}
          subject={task.subject}
          onAsked={() => change({ snoozedUntil: addDays(today, ASKED_DAYS) })}
          onUndoable={changes.setUndoable}
          onClose={onClose}
        />
      ) : null;
  }
}
