import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { listNavigationEntries, type NavigationFilter } from './navigation-entries.read-model.ts';

export function createNavigationService({ db }: { readonly db: Db }) {
  return {
    list(filter: NavigationFilter): Promise<NavigationEntryResponse[]> {
      return listNavigationEntries(db, filter);
    },

    async find(id: string, onlyPublic: boolean): Promise<NavigationEntryResponse | null> {
      const all = await listNavigationEntries(db, { onlyPublic, level: 'all' });
      return all.find((entry) => entry.id === id) ?? null;
    },
  };
}

export type NavigationService = ReturnType<typeof createNavigationService>;
