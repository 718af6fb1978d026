import type { TaskResponse } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { bySection } from './sections.logic.ts';
import { subjectPath } from './task-actions.logic.ts';
import { type TaskDialog, TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';
import { nameOf } from './tasks.queries.ts';
import { type Ticked, useTaskChanges } from './use-task-changes.ts';
import { focusNeighbour, useTaskKeys } from './use-task-keys.ts';

const TaskDialogs = lazy(async () => {
  const { TaskDialogs } = await import(/* webpackChunkName: "task-dialogs" */ './task-dialogs.tsx');
  return { default: TaskDialogs };
});

interface UndoProps {
  readonly ticked: Ticked;
  readonly isUndoing: boolean;
  readonly onUndo: (ticked: Ticked) => void;
}

function Undo({ ticked, isUndoing, onUndo }: UndoProps) {
  const t = useTexts(tasksTexts);
  const { name, to } = ticked;
  return (
    <div className={styles.undo} role="status">
      <span>{t(to === 'done' ? 'ticked' : 'dismissed', { name })}</span>
      <Button variant="default" size="compact-sm" loading={isUndoing} onClick={() => onUndo(ticked)}>
        {t('undo')}
      </Button>
    </div>
  );
}

/** A dialog that is taken away while it is open gives the focus to nothing; the task has it again. */
function useFocusBack(root: RefObject<HTMLElement | null>, openedId: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (openedId) last.current = openedId;
    else if (last.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(`[data-task="${last.current}"]`)?.focus();
  }, [root, openedId]);
}

interface TaskListProps {
  readonly tasks: readonly TaskResponse[];
  readonly today: LocalDate;
  readonly empty: string;
}

/** The tasks by «Heute, diese Woche, später», which the keyboard alone goes through (docs/domain/office.md#tasks). */
export function TaskList({ tasks, today, empty }: TaskListProps) {
  const t = useTexts(tasksTexts);
  const { navigation } = useShell();
  const root = useRef<HTMLDivElement>(null);
  const { ticked, tick, undo, isUndoing, change, refresh } = useTaskChanges();
  const [opened, setOpened] = useState<{ readonly id: string; readonly dialog: TaskDialog } | null>(null);
  useFocusBack(root, opened?.id ?? null);
  const find = (id: string) => tasks.find((task) => task.id === id);
  const tickOff = (task: TaskResponse, to: Ticked['to'] = 'done') => {
    focusNeighbour(root.current, task.id);
    tick({ task, to, name: nameOf(task) });
  };
  useTaskKeys(root, {
    done: (id) => {
      const task = find(id);
      if (task) tickOff(task);
    },
    snooze: (id) => setOpened({ id, dialog: 'snooze' }),
    assign: (id) => setOpened({ id, dialog: 'assign' }),
    open: (id) => {
      const task = find(id);
      const path = task && subjectPath(task);
      if (path) navigation.push(path);
    },
  });
  const shown = opened && find(opened.id);
  return (
    <div ref={root}>
      {ticked && <Undo ticked={ticked} isUndoing={isUndoing} onUndo={undo} />}
      {tasks.length === 0 && <p>{empty}</p>}
      {bySection(tasks, today).map((group) => (
        <section key={group.section} aria-label={t(`sections.${group.section}`)}>
          <h2 className={styles.section}>{t(`sections.${group.section}`)}</h2>
          <ul className={styles.list}>
            {group.tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                today={today}
                onDone={tickOff}
                onOpen={({ id }, dialog) => setOpened({ id, dialog })}
              />
            ))}
          </ul>
        </section>
      ))}
      {opened && shown && (
        <Suspense>
          <TaskDialogs
            task={shown}
            dialog={opened.dialog}
            today={today}
            onChange={(patch) => change({ task: shown, patch })}
            onDismiss={() => tickOff(shown, 'dismissed')}
            onClose={() => {
              setOpened(null);
              void refresh();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
