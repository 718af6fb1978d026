import type { ShellServices } from '@firn/shared-contracts/shell';
import type { QueryClient } from '@tanstack/react-query';
import { followOpenWork } from './follow-open-work.ts';
import { followSearchKeys } from './follow-search-keys.ts';
import { keepFocus } from './keep-focus.ts';

/** What an admin page can do without until it is there. Returns the function that ends it. */
export function afterLoad(shell: ShellServices, client: QueryClient): () => void {
  const ends = [followSearchKeys(shell), followOpenWork(shell, client), keepFocus()];
  return () => {
    for (const end of ends) end();
  };
}
