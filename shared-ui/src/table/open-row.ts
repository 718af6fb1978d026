import type { MouseEvent } from 'react';

/** Also a dialog that a cell has opened: it is part of the row, though it stands over everything. */
const INNER = 'a, button, dialog, input, label, select, textarea';

/** Whether the visitor is marking text, to copy it. */
function isMarkingText(): boolean {
  return document.getSelection()?.type === 'Range';
}

/**
 * A click anywhere on a row does what its link does: Ctrl, ⌘ and the middle button open a tab. What stands in the row
 * and can be clicked itself keeps its click, and text can be marked.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, currentTarget } = event;
  if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('a[data-row-stop]');
  if (!link || target.closest(INNER) || isMarkingText()) return;
  if (button === 1 || ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
