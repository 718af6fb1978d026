import type { TaskResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { subjectPath } from './task-actions.logic.ts';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { nameOf } from './tasks.queries.ts';

/** The dialogs that a task opens. */
export type TaskDialog = 'action' | 'snooze' | 'assign' | 'comments';

interface TaskRowProps {
  readonly task: TaskResponse;
  readonly today: LocalDate;
  /** Opens what settles it; the form of an own task. */
  readonly onAct: (task: TaskResponse) => void;
  readonly onDone: (task: TaskResponse) => void;
  readonly onOpen: (task: TaskResponse, dialog: TaskDialog) => void;
}

function Facts({ task, today }: Pick<TaskRowProps, 'task' | 'today'>) {
  const t = useTexts(tasksTexts);
  const { subject, due, snoozedUntil, assignee } = task;
  const shown = (day: LocalDate) => formatShortDateRange(day, day);
  return (
    <p className={styles.minor}>
      {subject && <span>{subject.code}</span>}
      {subject?.detail && <span>{subject.detail}</span>}
      {due && (
        <span data-late={due < today || undefined}>
          {t(due < today ? 'late' : 'due', { day: shown(due) })}
        </span>
      )}
      {snoozedUntil && snoozedUntil > today && <span>{t('snoozed', { day: shown(snoozedUntil) })}</span>}
      <span>{assignee?.fullName ?? t('nobody')}</span>
    </p>
  );
}

function Action({ task, name, onAct }: Pick<TaskRowProps, 'task' | 'onAct'> & { readonly name: string }) {
  const t = useTexts(tasksTexts);
  const { kind } = task;
  const action = t(`actions.${kind}`);
  return (
    <Button
      size="compact-sm"
      {...(kind === 'own' && { variant: 'default' })}
      aria-label={t('of', { action, name })}
      aria-keyshortcuts="r"
      onClick={() => onAct(task)}
    >
      {action}
    </Button>
  );
}

/** One task with the action of its kind and what can be done with every task. */
export function TaskRow({ task, today, onAct, onDone, onOpen }: TaskRowProps) {
  const t = useTexts(tasksTexts);
  const name = nameOf(task);
  const path = subjectPath(task);
  const { comments } = task;
  const said = comments.length > 0 ? t('comments', { count: comments.length }) : t('comment');
  const of = (action: string) => t('of', { action, name });
  const button = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <li className={styles.task} data-task={task.id} tabIndex={-1} aria-label={name}>
      <div>
        <p className={styles.name}>{path ? <TaskLink to={path}>{name}</TaskLink> : name}</p>
        <Facts task={task} today={today} />
      </div>
      <div className={styles.actions}>
        <Action task={task} name={name} onAct={onAct} />
        <Button {...button} aria-label={of(t('done'))} aria-keyshortcuts="e" onClick={() => onDone(task)}>
          {t('done')}
        </Button>
        <Button
          {...button}
          aria-label={of(t('snooze'))}
          aria-keyshortcuts="s"
          onClick={() => onOpen(task, 'snooze')}
        >
          {t('snooze')}
        </Button>
        <Button
          {...button}
          aria-label={of(t('assign'))}
          aria-keyshortcuts="a"
          onClick={() => onOpen(task, 'assign')}
        >
          {t('assign')}
        </Button>
        <Button {...button} aria-label={of(said)} onClick={() => onOpen(task, 'comments')}>
          {said}
        </Button>
      </div>
    </li>
  );
}
