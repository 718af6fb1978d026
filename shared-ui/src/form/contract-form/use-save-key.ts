import { type RefObject, useEffect } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Ctrl+S and Cmd+S save the form the focus is in; from outside of every form that of the page. While a dialog is open
 * they do nothing, and never what the browser does.
 */
export function useSaveKey(region: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented) return;
      const focused = document.activeElement;
      const isElsewhere = focused?.closest('form') && !region.current?.contains(focused);
      if (isElsewhere) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, save]);
}
