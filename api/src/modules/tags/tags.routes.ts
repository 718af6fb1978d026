import { TagCreate, TagMerge, TagPatch, TagResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { idOf } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { answeringStale, defineResource, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { mergeTags } from './merge-tags.ts';
import { tagsReads } from './tags.read-model.ts';
import { tagKind } from './tags.repository.ts';

async function requireTag(db: ResourceDeps['db'], id: string): Promise<TagResponse> {
  const tag = await tagsReads.find(db, id);
  if (!tag) throw notFound();
  return tag;
}

function mergeRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/tags/:id/merge',
    summary: 'Stichwort mit einem anderen zusammenführen',
    access: 'tags.merge',
    params: IdParams,
    body: TagMerge,
    response: { 200: TagResponse },
    errors: [401, 403, 404, 412, 422, 428],
    async handler(request) {
      const from = request.params.id.toLowerCase();
      const into = idOf('tags', request.body.into) ?? '';
      const merge = {
        from,
        into,
        precondition: preconditionOf(request),
        actor: actorOf(request),
        at: clock(),
      };
      const stale = { db, entity: tagKind.entity, id: from, read: requireTag };
      await answeringStale(stale, () => mergeTags(db, merge));
      return item('Tag', await requireTag(db, into));
    },
  });
}

/** Tags: read by everybody, written and merged by the office. */
export async function tagsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'tags',
    type: 'Tag',
    title: { one: 'Stichwort', many: 'Stichworte' },
    schema: TagResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...tagsReads,
    writes: {
      kind: tagKind,
      create: TagCreate,
      patch: TagPatch,
      defaults: async () => ({ title: '' }),
    },
  });
  mergeRoute(app, deps);
}
