import { ActivityCreate, ActivityPatch, ActivityResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { activitiesReads } from './activities.read-model.ts';
import { activityKind, newActivity, refuseCircle } from './activities.repository.ts';

/** Activities: a tree, read by everybody, written by the office. */
export async function activitiesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'activities',
    type: 'Activity',
    title: { one: 'Aktivität', many: 'Aktivitäten' },
    schema: ActivityResponse,
    filters: filters({
      title: 'title',
      mainFilter: 'mainFilter',
      'exists[parent]': 'parent',
      'properties[]': null,
    }),
    pageSize: 100,
    ...activitiesReads,
    writes: {
      kind: activityKind,
      create: ActivityCreate,
      patch: ActivityPatch,
      defaults: newActivity,
      rules: (tx, next, { id }) => refuseCircle(tx, id, next.parent),
    },
  });
}
