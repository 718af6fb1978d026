import type { TaskPatch, TaskResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { ActionDialog } from './action-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CommentsDialog } from './comments-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { isInPlace } from './task-actions.logic.ts';
import type { TaskDialog } from './task-row.tsx';
import { nameOf } from './tasks.queries.ts';

interface TaskDialogsProps {
  readonly task: TaskResponse;
  readonly dialog: TaskDialog;
  readonly today: LocalDate;
  readonly onChange: (patch: TaskPatch) => void;
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open for a task; what is chosen closes it. */
export function TaskDialogs({ task, dialog, today, onChange, onDismiss, onClose }: TaskDialogsProps) {
  const name = nameOf(task);
  const choose = (patch: TaskPatch) => {
    onChange(patch);
    onClose();
  };
  switch (dialog) {
    case 'snooze':
      return (
        <SnoozeDialog
          task={task}
          name={name}
          today={today}
          onChoose={(snoozedUntil) => choose({ snoozedUntil })}
          onClose={onClose}
        />
      );
    case 'assign':
      return <AssignDialog name={name} onChoose={(assignee) => choose({ assignee })} onClose={onClose} />;
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
        <ActionDialog kind={task.kind} subject={task.subject} onClose={onClose} />
      ) : null;
  }
}
