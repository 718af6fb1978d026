import { useSession } from '@firn/shared-ui/remote';
import { areSingleKeysOn, TYPING } from '@firn/shared-ui/resource-list';
import { type RefObject, useEffect, useRef } from 'react';

const ELSEWHERE = `${TYPING}, dialog, [role="dialog"]`;
const ROW = '[data-task]';

/** Actions of the keys on the task in focus. */
export interface TaskKeyActions {
  readonly done: (id: string) => void;
  readonly snooze: (id: string) => void;
  readonly assign: (id: string) => void;
  readonly act: (id: string) => void;
  readonly open: (id: string) => void;
}

/** Whether a key was pressed for nothing else: not to type, not in a dialog, not as part of a chord. */
export function isFreeKey({ target, metaKey, ctrlKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return false;
  return !(target instanceof Element && target.closest(ELSEWHERE));
}

const rowsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ROW)];

function focusedTask(root: HTMLElement): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  return row && root.contains(row) ? row : null;
}

/** Moves the focus by so many tasks; to the first one when it was on none. */
function move(root: HTMLElement, by: number): void {
  const rows = rowsOf(root);
  const current = focusedTask(root);
  const index = current ? rows.indexOf(current) + by : 0;
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
}

export const focusTask = (root: HTMLElement | null, id: string): void =>
  root?.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus();

/** Puts the focus on the task that follows one, or else precedes it, before that one leaves the list. */
export function focusNeighbour(root: HTMLElement | null, id: string): void {
  if (!root) return;
  const rows = rowsOf(root);
  const index = rows.findIndex(({ dataset }) => dataset.task === id);
  if (index >= 0) (rows[index + 1] ?? rows[index - 1])?.focus();
}

const BY_KEY: Readonly<Record<string, keyof TaskKeyActions>> = {
  e: 'done',
  s: 'snooze',
  a: 'assign',
  r: 'act',
};

/** Answers whether the key was one of ours. */
function press(root: HTMLElement, key: string, actions: TaskKeyActions): boolean {
  if (key === 'j' || key === 'k') {
    move(root, key === 'j' ? 1 : -1);
    return true;
  }
  const id = focusedTask(root)?.dataset.task;
  const action = BY_KEY[key];
  if (!id || !action) return false;
  actions[action](id);
  return true;
}

/**
 * The keys of the list (docs/domain/office.md#tasks), from anywhere on the page but fields and dialogs. They can be
 * switched off with the single keys of the other lists (WCAG 2.1.4).
 */
export function useTaskKeys(root: RefObject<HTMLElement | null>, actions: TaskKeyActions): void {
  const userId = useSession().user?.id ?? 'anonymous';
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      const { current: list } = root;
      if (!list || !isFreeKey(event)) return;
      // A button or link of a task does by Enter what it says.
      if (key === 'Enter' && target instanceof HTMLElement && target.dataset.task)
        latest.current.open(target.dataset.task);
      else if (!(areSingleKeysOn(userId) && press(list, key, latest.current))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root, userId]);
}
