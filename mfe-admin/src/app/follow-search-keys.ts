import type { ShellServices } from '@firn/shared-contracts/shell';
import { isSearchChord } from '@firn/shared-ui/remote';
import { areSingleKeysOn, TYPING } from '@firn/shared-ui/resource-list';
import { MODAL } from './modal.ts';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/** With or without Shift: on Swiss keyboards «/» is Shift+7. */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/**
 * The keys that lead to the search box from anywhere in the administration (docs/domain/office.md#search). Returns the
 * function that ends it.
 */
export function followSearchKeys({ session }: Pick<ShellServices, 'session'>): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(MODAL)) return;
    const isFree = () => !isTyping(event) && areSingleKeysOn(session.get().user?.id ?? 'anonymous');
    if (!isSearchChord(event) && !(isSlash(event) && isFree())) return;
    event.preventDefault();
    const box = document.querySelector<HTMLInputElement>('[role="search"] input');
    box?.focus();
    box?.select();
  };
  // The window comes after the document, on which a list takes «/» for its own filter.
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
