import { etagOf, UserMergePreview, UserMergeRequest, UserResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { idOf } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { answeringStale, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { mergeUsers, previewMerge } from './merge-users.ts';
import { findUser } from './users.read-model.ts';

/** Merges another account of a person into the one of the path. */
export function mergeRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/users/:id/merge',
    summary: 'Ein zweites Konto derselben Person mit diesem zusammenführen; «dryRun» sagt nur, was geschähe',
    access: 'users.merge',
    params: IdParams,
    body: UserMergeRequest,
    response: { 200: Type.Union([UserResponse, UserMergePreview]) },
    errors: [401, 403, 404, 412, 422, 428],
    notWhileImpersonating: true,
    async handler(request, reply) {
      const { principal: visitor, body } = request;
      const into = request.params.id.toLowerCase();
      const at = clock();
      const read = async (from: Db, id: string) => {
        const user = await findUser(from, id, { visitor, projection: null, now: at });
        if (!user) throw notFound();
        return user;
      };
      const merge = {
        into,
        from: idOf('users', body.from) ?? '',
        take: body.take,
        precondition: preconditionOf(request),
        visitor,
        actor: actorOf(request),
        at,
      };
      const stale = { db, entity: 'user', id: into, read };
      if (body.dryRun) return item('UserMerge', await answeringStale(stale, () => previewMerge(db, merge)));
      await answeringStale(stale, () => mergeUsers(db, merge));
      const user = await read(db, into);
      reply.header('etag', etagOf(user));
      return item('User', user);
    },
  });
}
