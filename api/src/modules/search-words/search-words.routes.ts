import { SearchWordCreate, SearchWordPatch, SearchWordResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { searchWordsReads } from './search-words.read-model.ts';
import { searchWordKind } from './search-words.repository.ts';

/** Search words: read by everybody, written by the office. */
export async function searchWordsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'search_words',
    type: 'SearchWord',
    title: { one: 'Suchwort', many: 'Suchwörter' },
    schema: SearchWordResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...searchWordsReads,
    writes: {
      kind: searchWordKind,
      create: SearchWordCreate,
      patch: SearchWordPatch,
      defaults: async () => ({ title: '', meaning: '' }),
    },
  });
}
