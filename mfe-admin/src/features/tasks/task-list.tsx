import type { TaskResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { FocusFirst } from '../../shared/focus-first.tsx';
import type { FromTask } from '../../shared/from-task.ts';
import { bySection } from './sections.logic.ts';
import { isInPlace, subjectPath } from './task-actions.logic.ts';
import { LeavingTask } from './task-link.tsx';
import { TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';
import { Undo } from './undo.tsx';
import { useOpenDialog } from './use-open-dialog.ts';
import { useTaskChanges } from './use-task-changes.ts';
import { focusNeighbour, useTaskKeys } from './use-task-keys.ts';

const TaskDialogs = lazy(async () => {
  const { TaskDialogs } = await import(/* webpackChunkName: "task-dialogs" */ './task-dialogs.tsx');
  return { default: TaskDialogs };
});

const EditTaskForm = lazy(async () => {
  const { EditTaskForm } = await import(/* webpackChunkName: "task-form" */ './task.form.tsx');
  return { default: EditTaskForm };
});

/** The form of an own task, in the place of its row. */
function EditedTask(props: { readonly task: TaskResponse; readonly onDone: () => void }) {
  return (
    <Suspense>
      <FocusFirst>
        <EditTaskForm {...props} />
      </FocusFirst>
    </Suspense>
  );
}

interface TaskListProps {
  readonly tasks: readonly TaskResponse[];
  readonly today: LocalDate;
  readonly empty: string;
  /** The list as it was read last, which may not be drawn yet. */
  readonly latest: () => readonly TaskResponse[];
}

/** The tasks by «Heute, diese Woche, später», which the keyboard alone goes through (docs/domain/office.md#tasks). */
export function TaskList({ tasks, today, empty, latest }: TaskListProps) {
  const t = useTexts(tasksTexts);
  const { navigation } = useShell();
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const changes = useTaskChanges();
  const { undoable, tick } = changes;
  const [editing, setEditing] = useState<string | null>(null);
  const { opened, open, close } = useOpenDialog({
    root,
    tasks,
    reload: async () => {
      await changes.refresh();
      return latest();
    },
  });
  const tickOff = (task: TaskResponse, to: 'done' | 'dismissed' = 'done') => {
    focusNeighbour(root.current, task.id);
    tick({ task, to });
  };
  const leaving = ({ id }: TaskResponse): FromTask => ({ from: pathname + search, task: id });
  const goTo = (task: TaskResponse) => {
    const path = subjectPath(task);
    if (path) navigation.push(path, leaving(task));
  };
  const act = (task: TaskResponse) => {
    if (task.kind === 'own') setEditing(task.id);
    else if (isInPlace(task.kind)) open(task, 'action');
    else goTo(task);
  };
  const on = (does: (task: TaskResponse) => void) => (id: string) => {
    const task = tasks.find((each) => each.id === id);
    if (task) does(task);
  };
  useTaskKeys(root, {
    done: on((task) => tickOff(task)),
    snooze: on((task) => open(task, 'snooze')),
    assign: on((task) => open(task, 'assign')),
    act: on(act),
    open: on(goTo),
  });
  const row = (task: TaskResponse) =>
    task.id === editing ? (
      <li key={task.id}>
        <EditedTask task={task} onDone={() => setEditing(null)} />
      </li>
    ) : (
      <LeavingTask key={task.id} value={leaving(task)}>
        <TaskRow task={task} today={today} onAct={act} onDone={tickOff} onOpen={open} />
      </LeavingTask>
    );
  return (
    <div ref={root}>
      {undoable && <Undo undoable={undoable} isUndoing={changes.isUndoing} onUndo={changes.undo} />}
      {tasks.length === 0 && <p>{empty}</p>}
      {bySection(tasks, today).map((group) => (
        <section key={group.section} aria-label={t(`sections.${group.section}`)}>
          <h2 className={styles.section}>{t(`sections.${group.section}`)}</h2>
          <ul className={styles.list}>{group.tasks.map(row)}</ul>
        </section>
      ))}
      {opened && (
        <Suspense>
          <LeavingTask value={leaving(opened.task)}>
            <TaskDialogs
              // The next task has a dialog of its own.
              key={opened.task.id}
              task={tasks.find(({ id }) => id === opened.task.id) ?? opened.task}
              dialog={opened.dialog}
              today={today}
              changes={changes}
              onDismiss={() => tickOff(opened.task, 'dismissed')}
              onClose={() => void close(opened)}
            />
          </LeavingTask>
        </Suspense>
      )}
    </div>
  );
}
