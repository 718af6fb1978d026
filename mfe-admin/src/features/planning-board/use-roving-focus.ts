import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const STOPS = '[role=rowheader], button';

const rowsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-row]')];
const rowAt = (element: Element) => element.closest<HTMLElement>('[data-row]');
const stopsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(STOPS)];
const leftOf = (element: Element) => element.getBoundingClientRect().left;

/** The stop of a row that lies under another one: the guide under the guide, else the nearest bar. */
function stopBelow(row: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const [guide, ...bars] = stopsOf(row);
  if (from.matches('[role=rowheader]') || bars.length === 0) return guide;
  const left = leftOf(from);
  return bars.toSorted((a, b) => Math.abs(leftOf(a) - left) - Math.abs(leftOf(b) - left))[0];
}

function nextStop(grid: HTMLElement, from: HTMLElement, key: string, isPicking: boolean) {
  const row = rowAt(from);
  if (!row) return undefined;
  const rows = rowsOf(grid);
  const stops = stopsOf(row);
  const step = (by: number) => {
    const next = rows[rows.indexOf(row) + by];
    // Events without a guide are nobody to pick.
    if (!next || (isPicking && next.dataset.row === '')) return undefined;
    return stopBelow(next, from);
  };
  if (key === 'ArrowDown') return step(1);
  if (key === 'ArrowUp') return step(-1);
  if (isPicking) return undefined;
  if (key === 'ArrowRight') return stops[stops.indexOf(from) + 1];
  if (key === 'ArrowLeft') return stops[stops.indexOf(from) - 1];
  if (key === 'Home') return stops[0];
  return key === 'End' ? stops.at(-1) : undefined;
}

const KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * The arrow keys of a grid with one tab stop (ARIA Authoring Practices, grid). The stop is kept on the elements
 * themselves: a row is not drawn again because the focus has moved.
 */
export function useRovingFocus(grid: RefObject<HTMLDivElement | null>, isPicking: boolean) {
  useEffect(() => {
    const stops = [...(grid.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    if (stops.some(({ tabIndex }) => tabIndex === 0)) return;
    const [first] = stops;
    if (first) first.tabIndex = 0;
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!target.matches(STOPS)) return;
      for (const stop of grid.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])
        stop.tabIndex = -1;
      target.tabIndex = 0;
    },
    /** Whether the key was one of the grid's. */
    move: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (!grid.current || !KEYS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey)
        return false;
      event.preventDefault();
      nextStop(grid.current, event.target as HTMLElement, event.key, isPicking)?.focus();
      return true;
    },
  };
}
