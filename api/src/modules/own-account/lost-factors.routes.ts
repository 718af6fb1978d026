import { LostFactors } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { endSessions } from '../account-access/index.ts';
import { type AuthDeps, tellOwner } from '../auth/index.ts';
import { findUserRow } from '../people/index.ts';
import { requireAuthority } from '../users/index.ts';
import { recordAccountChange } from './account.repository.ts';
import { removeFactors } from './remove-factors.ts';

const nothingToRemove = () =>
  conflict('/problems/no-second-factor', 'Diese Person hat weder zweiten Faktor noch Passkeys.');

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
        if (!(await removeFactors(tx, id))) throw nothingToRemove();
        await endSessions(tx, id, null);
        const change = {
          userId: id,
          actor: actorOf(request),
          what: 'factors_removed',
          reason,
          at,
        } as const;
        await recordAccountChange(tx, change);
        await tellOwner(tx, request, { template: 'factors_removed', owner, at });
      });
      return reply.code(204).send();
    },
  });
}
