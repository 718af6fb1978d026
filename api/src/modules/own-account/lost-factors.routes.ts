import { LostFactors } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { AuthDeps } from '../auth/index.ts';
import { findUserRow } from '../people/index.ts';
import { requireAuthority } from '../users/index.ts';
import { resetFactors } from './reset-factors.ts';

/** For whoever has lost phone and recovery codes (docs/domain/accounts.md#lost-second-factor). */
export function lostFactorsRoute(app: FastifyInstance, { db, clock }: AuthDeps): void {
  defineRoute(app, {
    method: 'DELETE',
    url: '/api/users/:id/second-factor',
    summary:
      'Zweiten Faktor und Passkeys einer Person entfernen, die sie verloren hat; meldet sie überall ab',
    access: 'users.remove_factors',
    params: IdParams,
    body: LostFactors,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const at = clock();
      const reason = request.body.reason.trim();
      await db.transaction(async (tx) => {
        const owner = await findUserRow(tx, id);
        if (!owner) throw notFound();
        requireAuthority({ id, roles: owner.roles }, request.principal);
        await resetFactors(tx, owner, { actor: actorOf(request), reason, request, at });
      });
      return reply.code(204).send();
    },
  });
}
