import { SleepingStyleCreate, SleepingStylePatch, SleepingStyleResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { sleepingStylesReads } from './sleeping-styles.read-model.ts';
import { sleepingStyleKind } from './sleeping-styles.repository.ts';

/** Sleeping styles: read by everybody, written by the office. */
export async function sleepingStylesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'sleeping_styles',
    type: 'SleepingStyle',
    title: { one: 'Übernachtungsart', many: 'Übernachtungsarten' },
    schema: SleepingStyleResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...sleepingStylesReads,
    writes: {
      kind: sleepingStyleKind,
      create: SleepingStyleCreate,
      patch: SleepingStylePatch,
      defaults: async () => ({ title: '', position: 0 }),
    },
  });
}
