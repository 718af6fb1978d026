import type { Drafts } from '@firn/shared-contracts/shell';
import type { SafeStorage } from './safe-storage.ts';

const keyOf = (key: string) => `firn-draft:${key}`;

/** What a visitor typed, as JSON in the tab's session storage. */
export function createDrafts(storage: SafeStorage): Drafts {
  return {
    save: (key, state) => storage.write(keyOf(key), JSON.stringify(state)),
    load: (key) => JSON.parse(storage.read(keyOf(key)) ?? 'null') as unknown,
    remove: (key) => storage.remove(keyOf(key)),
  };
}
