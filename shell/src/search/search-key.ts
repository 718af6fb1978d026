import { isPlainClick, isSearchChord } from '@firn/shared-ui/remote';
import type { ShellParts } from '../services/create-services.ts';
import { OPENS_SEARCH, SEARCH_PATH } from './opens-search.ts';

/**
 * Ctrl+K and the header's link open the search of the site on public pages (docs/domain/search.md#over-any-page); its code
 * comes at the first use. The administration has a search of its own by the same key. Returns the function that ends it.
 */
export function listenForSearch(window: Window, parts: Pick<ShellParts, 'services' | 'view'>): () => void {
  let isOpen = false;

  async function open(): Promise<void> {
    isOpen = true;
    try {
      const { openSearch } = await import(/* webpackChunkName: "search" */ './open-search.tsx');
      openSearch(window, parts, () => {
        isOpen = false;
      });
    } catch (error) {
      isOpen = false;
      parts.services.navigation.push(SEARCH_PATH);
      parts.services.telemetry.error(error);
    }
  }

  const press = (event: KeyboardEvent) => {
    const isPublic = parts.view.get().match?.page.layout !== 'admin';
    if (event.defaultPrevented || !isPublic || !isSearchChord(event)) return;
    event.preventDefault();
    if (!isOpen && !window.document.querySelector('dialog[open]')) void open();
  };
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest(`[${OPENS_SEARCH}]`)) return;
    event.preventDefault();
    if (!isOpen) void open();
  };
  window.addEventListener('keydown', press);
  // Before the document, where a plain link becomes a navigation.
  window.addEventListener('click', click, true);
  return () => {
    window.removeEventListener('keydown', press);
    window.removeEventListener('click', click, true);
  };
}
