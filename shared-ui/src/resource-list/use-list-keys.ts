import { type RefObject, useEffect, useRef } from 'react';
import { focusedRow, moveRowFocus } from '../table/row-focus.ts';
import { TYPING } from './typing.ts';

const ELSEWHERE = `${TYPING}, dialog, [role="dialog"]`;

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface ListKeyActions {
  /** Ticks or clears a row; null where rows cannot be ticked. */
  readonly select: ((id: string, isRange: boolean) => void) | null;
  readonly clearSelection: () => void;
  readonly create: (() => void) | null;
  readonly previousPage: (() => void) | null;
  readonly nextPage: (() => void) | null;
  readonly help: () => void;
}

const keyOf = (row: HTMLElement | null) => row?.dataset.rowKey ?? null;

function focusSearch(root: ParentNode): boolean {
  const box = root.querySelector<HTMLInputElement>('[data-list-search] input, input[data-list-search]');
  box?.focus();
  box?.select();
  return Boolean(box);
}

/** Goes to another row and ticks both the row one comes from and the one one goes to. */
function extend(root: ParentNode, by: number, { select }: ListKeyActions): void {
  const from = keyOf(focusedRow(root));
  const to = keyOf(moveRowFocus(root, by));
  if (from !== null) select?.(from, true);
  if (to !== null) select?.(to, true);
}

function act(key: string, root: ParentNode, actions: ListKeyActions): boolean {
  const run = (action: (() => void) | null) => {
    action?.();
    return action !== null;
  };
  switch (key) {
    case 'j':
    case 'k':
      return moveRowFocus(root, key === 'j' ? 1 : -1) !== null;
    case 'J':
    case 'K':
      return run(() => extend(root, key === 'J' ? 1 : -1, actions));
    case 'x':
    case 'X': {
      const row = keyOf(focusedRow(root));
      if (row === null || !actions.select) return false;
      actions.select(row, key === 'X');
      return true;
    }
    case '/':
      return focusSearch(root);
    case 'n':
      return run(actions.create);
    case '[':
      return run(actions.previousPage);
    case ']':
      return run(actions.nextPage);
    case '?':
      return run(actions.help);
    default:
      return false;
  }
}

/** Swiss keyboards have the brackets on a second level: AltGr is Ctrl with Alt on Windows, Alt on a Mac. */
function isChord({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isBracket = altKey && (key === '[' || key === ']');
  return metaKey || (!isBracket && (ctrlKey || altKey));
}

/**
 * The keys of a list, from anywhere on the page but fields and dialogs. Keys of a single character can be switched
 * off (WCAG 2.1.4). Within the table the arrow keys without Shift are its own.
 */
export function useListKeys(
  root: RefObject<HTMLElement | null>,
  areSingleKeysOn: boolean,
  actions: ListKeyActions,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const { current: list } = root;
      if (!list || event.defaultPrevented || isChord(event)) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (key === 'Escape') latest.current.clearSelection();
      else if (ARROWS[key] && target === document.body && !event.shiftKey) {
        moveRowFocus(list, ARROWS[key]);
        event.preventDefault();
      } else if (event.shiftKey && ARROWS[key] && focusedRow(list)) {
        extend(list, ARROWS[key], latest.current);
        event.preventDefault();
      } else if (key.length === 1 && areSingleKeysOn && act(key, list, latest.current))
        event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, areSingleKeysOn]);
}
