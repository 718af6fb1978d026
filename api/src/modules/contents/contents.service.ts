import type { ContentResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/iri.ts';
import { type ContentFilter, listContents } from './contents.read-model.ts';

export function createContentsService({ db }: { readonly db: Db }) {
  return {
    list(filter: Omit<ContentFilter, 'ids'>, page: { readonly size: number; readonly offset: number }) {
      return listContents(db, { ids: [], ...filter }, page);
    },

    /** Null also for a hidden page where only public ones are asked for. */
    async find(id: string, isPublic: boolean | null): Promise<ContentResponse | null> {
      if (!isUuid(id)) return null;
      const filter = { ids: [id], completeSlugs: [], slugs: [], public: isPublic };
      return (await listContents(db, filter, { size: 1, offset: 0 })).items[0] ?? null;
    },
  };
}

export type ContentsService = ReturnType<typeof createContentsService>;
