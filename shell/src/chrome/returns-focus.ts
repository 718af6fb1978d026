/** Moves the focus to the page's content, without scrolling there. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * The `ref` of a part of the frame that may leave while it holds the focus, such as a banner whose button was
 * pressed. The browser would let the focus fall to the body, at the top of the document; this gives it back to
 * where it was before, and to the page's content when that is gone.
 */
export function returnsFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const before: HTMLElement[] = [];
  const note = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !part.contains(relatedTarget)) before.push(relatedTarget);
  };
  part.addEventListener('focusin', note);
  return () => {
    part.removeEventListener('focusin', note);
    if (!part.contains(document.activeElement)) return;
    before.findLast(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    if (part.contains(document.activeElement)) focusContent();
  };
}
