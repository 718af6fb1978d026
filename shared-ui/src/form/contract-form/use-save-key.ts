import { type RefObject, useEffect } from 'react';

/** A link opens a new tab with Ctrl+Enter, a list takes what is chosen. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox');

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return key.toLowerCase() === 's' || (key === 'Enter' && isTyping(target));
};

/** The form the focus is in; from outside of every form one with something to save, else the first. */
function formToSave(key: string): Element | null | undefined {
  const focused = document.activeElement?.closest('form');
  if (focused || key === 'Enter') return focused;
  return document.querySelector('form[data-dirty]') ?? document.querySelector('form[data-item]');
}

/**
 * Ctrl+S and Cmd+S save the form the focus is in; from outside of every form that of the page. While a dialog is open
 * they do nothing, and never what the browser does. Within a text of the form Ctrl+Enter does the same.
 */
export function useSaveKey(region: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented) return;
      const form = formToSave(event.key);
      if (!form || !region.current?.contains(form)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, save]);
}
