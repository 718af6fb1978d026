import { PasswordChangeRequest } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { endAccess } from '../account-access/index.ts';
import {
  type AuthDeps,
  confirmPassword,
  hashPassword,
  passwordViolations,
  tellOwner,
} from '../auth/index.ts';
import { recordAccountChange, setPassword } from './account.repository.ts';
import { ownerOf } from './owner.ts';

/** docs/domain/accounts.md#passwords */
export function passwordRoutes(app: FastifyInstance, deps: AuthDeps): void {
  defineRoute(app, {
    method: 'PUT',
    url: '/api/me/password',
    summary: 'Mein Passwort ändern; beendet alle anderen Anmeldungen',
    access: 'own_account.update',
    body: PasswordChangeRequest,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 422, 429],
    async handler(request, reply) {
      const { body, principal } = request;
      const violations = passwordViolations(body, ownerOf(request).email);
      if (violations.length > 0) throw invalid(violations);
      const owner = await confirmPassword(deps, request, body.currentPassword);
      const hash = await hashPassword(body.password);
      const [userId, at] = [owner.id, deps.clock()];
      await deps.db.transaction(async (tx) => {
        await setPassword(tx, userId, hash);
        await endAccess(tx, userId, principal.sessionId);
        await recordAccountChange(tx, {
          userId,
          actor: actorOf(request),
          what: 'password',
          at,
        });
        await tellOwner(tx, request, { template: 'password_changed', owner, at });
      });
      return reply.code(204).send();
    },
  });
}
