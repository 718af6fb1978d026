import { useSession } from '@firn/shared-ui/remote';
import { areSingleKeysOn } from '@firn/shared-ui/resource-list';
import { type RefObject, useEffect } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** A dialog keeps the focus inside. */
const DIALOG = 'dialog[open], [aria-modal="true"]';

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/** Ctrl+K; on a Mac Cmd+K, because Ctrl+K cuts the rest of a line there. */
function isChord({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** With or without Shift: on Swiss keyboards «/» is Shift+7. */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** The keys that lead to the search box from anywhere in the administration (docs/domain/office.md#search). */
export function useSearchKeys(box: RefObject<HTMLInputElement | null>): void {
  const userId = useSession().user?.id ?? 'anonymous';
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(DIALOG)) return;
      const isWanted = isChord(event) || (isSlash(event) && !isTyping(event) && areSingleKeysOn(userId));
      if (!isWanted || !box.current) return;
      event.preventDefault();
      box.current.focus();
      box.current.select();
    };
    // The window comes after the document, on which a list takes «/» for its own filter.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box, userId]);
}
