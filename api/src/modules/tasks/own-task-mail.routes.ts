import { OwnTaskMail, OwnTaskMailUpdate } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { setTaskMail, wantsTaskMail } from './task-mails.repository.ts';

function ownerOf({ user }: Visitor): string {
  if (!user) throw unauthorised();
  return user.id;
}

const answer = (wanted: boolean): OwnTaskMail => ({
  '@id': '/api/me/task_mail',
  '@type': 'OwnTaskMail',
  wanted,
});

/** Routes by which people of the office order their own tasks by mail in the morning (docs/domain/office.md#tasks). */
export function ownTaskMailRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/me/task_mail',
    summary: 'Ob ich meine Aufgaben am Morgen per E-Mail erhalte',
    access: 'tasks.mail',
    response: { 200: OwnTaskMail },
    errors: [401, 403],
    handler: async ({ principal }) => answer(await wantsTaskMail(db, ownerOf(principal))),
  });

  defineRoute(app, {
    method: 'PUT',
    url: '/api/me/task_mail',
    summary: 'Meine Aufgaben am Morgen per E-Mail bestellen oder abbestellen',
    access: 'tasks.mail',
    body: OwnTaskMailUpdate,
    // Nobody orders mails for somebody else.
    notWhileImpersonating: true,
    response: { 200: OwnTaskMail },
    errors: [401, 403, 422],
    async handler({ principal, body }) {
      const { wanted } = body;
      await setTaskMail(db, ownerOf(principal), { wanted, today: zurichDate(clock()) });
      return answer(wanted);
    },
  });
}
