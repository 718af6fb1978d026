import { ConfirmationRequest, EmailChangeRequest } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { type AuthDeps, confirmPassword } from '../auth/index.ts';
import { askForChange, confirmChange } from './change-email.ts';
import { ownerOf } from './owner.ts';
import { undoChange } from './undo-email.ts';

/** Bytes. */
const LARGEST_CODE = 1024;

/** What the links of the mails do, in whatever browser they are opened. */
const LINKS = [
  { path: 'confirm', summary: 'Die neue E-Mail-Adresse meines Kontos bestätigen', use: confirmChange },
  { path: 'undo', summary: 'Die alte E-Mail-Adresse meines Kontos zurückholen', use: undoChange },
] as const;

/** docs/domain/accounts.md#change-of-the-address */
export function emailRoutes(app: FastifyInstance, deps: AuthDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/me/email',
    summary: 'Eine andere E-Mail-Adresse für mein Konto angeben; sie gilt, sobald sie bestätigt ist',
    access: 'own_account.update',
    body: EmailChangeRequest,
    notWhileImpersonating: true,
    response: { 202: null },
    errors: [401, 403, 422, 429],
    async handler(request, reply) {
      const { email, currentPassword } = request.body;
      if (email.toLowerCase() === ownerOf(request).email.toLowerCase())
        throw invalid([{ propertyPath: 'email', message: 'Das ist schon deine Adresse.' }]);
      const user = await confirmPassword(deps, request, currentPassword);
      await askForChange(deps, { user, email, origin: request.publicOrigin });
      return reply.code(202).send();
    },
  });

  for (const { path, summary, use } of LINKS) {
    defineRoute(app, {
      method: 'POST',
      url: `/api/me/email/${path}`,
      summary,
      access: 'own_account.confirm',
      body: ConfirmationRequest,
      bodyLimit: LARGEST_CODE,
      notWhileImpersonating: true,
      response: { 204: null },
      errors: [403, 409, 410, 422],
      async handler(request, reply) {
        const occasion = { actor: actorOf(request), origin: request.publicOrigin };
        await use(deps, request.body.verificationCode, occasion);
        return reply.code(204).send();
      },
    });
  }
}
