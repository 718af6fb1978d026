import { SessionResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { networkOf } from '../../lib/network.ts';
import { wholePage } from '../../lib/pagination.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { endSessions } from '../account-access/index.ts';
import { endSessionById, sessionsOf } from '../auth/index.ts';
import { ownerOf } from './owner.ts';
import { sessionResponse } from './sessions.response.ts';

/** Where one is logged in (docs/domain/accounts.md#own-sessions). */
export function sessionRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/sessions',
    summary: 'Wo ich angemeldet bin',
    access: 'sessions.read',
    notWhileImpersonating: true,
    response: { 200: collectionOf(SessionResponse) },
    errors: [401, 403],
    async handler(request) {
      const { principal, ip } = request;
      const rows = await sessionsOf(db, ownerOf(request).id, clock());
      const all = rows.map((row) => sessionResponse(row, networkOf(ip), principal.sessionId));
      const items = all.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
      const page = wholePage(items.length);
      return collection(request, { type: 'Session', items, total: items.length, page, filters: [] });
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/sessions',
    summary: 'Alle meine anderen Anmeldungen beenden',
    access: 'sessions.remove',
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403],
    async handler(request, reply) {
      await endSessions(db, ownerOf(request).id, request.principal.sessionId);
      return reply.code(204).send();
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/sessions/:id',
    summary: 'Eine meiner anderen Anmeldungen beenden',
    access: 'sessions.remove',
    params: IdParams,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 404, 409],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      if (id === request.principal.sessionId)
        throw conflict(
          '/problems/current-session',
          'Das ist diese Anmeldung. Melde dich ab, um sie zu beenden.',
        );
      if (!(await endSessionById(db, ownerOf(request).id, id))) throw notFound();
      return reply.code(204).send();
    },
  });
}
