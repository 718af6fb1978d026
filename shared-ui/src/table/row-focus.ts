const STOP = '[data-row-stop]';

/** The links of the rows inside an element, from the top. */
export function rowStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOP)];
}

/** The row in which the focus is, or null. */
export function focusedRow(root: ParentNode): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-key]') ?? null;
  return row && root.contains(row) ? row : null;
}

/** Moves the focus by so many rows; into the first row when it was in none. Answers the row it went to. */
export function moveRowFocus(root: ParentNode, by: number): HTMLElement | null {
  const stops = rowStops(root);
  const current = focusedRow(root)?.querySelector<HTMLElement>(STOP);
  const index = current ? stops.indexOf(current) + by : 0;
  const next = stops[Math.min(Math.max(index, 0), stops.length - 1)];
  next?.focus();
  return next?.closest<HTMLElement>('[data-row-key]') ?? null;
}
