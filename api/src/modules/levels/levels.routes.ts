import { LevelCreate, LevelPatch, LevelResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { levelsReads } from './levels.read-model.ts';
import { levelKind } from './levels.repository.ts';

/** Levels: read by everybody, written by the office. */
export async function levelsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'levels',
    type: 'Level',
    title: { one: 'Niveau', many: 'Niveaus' },
    schema: LevelResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...levelsReads,
    writes: {
      kind: levelKind,
      create: LevelCreate,
      patch: LevelPatch,
      defaults: async () => ({ title: '', description: '', position: 0 }),
    },
  });
}
