import { OwnTaskMail, OwnTaskMailUpdate } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import type { Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { taskMails } from './tasks.table.ts';

function ownerOf({ user }: Visitor): string {
  if (!user) throw unauthorised();
  return user.id;
}

async function readOwn(db: Db, userId: string): Promise<OwnTaskMail> {
  const wanted = (await db.$count(taskMails, eq(taskMails.userId, userId))) > 0;
  return { '@id': '/api/me/task_mail', '@type': 'OwnTaskMail', wanted };
}

/** Whether somebody of the office gets the own tasks by mail in the morning (docs/domain/office.md#tasks). */
export function ownTaskMailRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/me/task_mail',
    summary: 'Ob ich meine Aufgaben am Morgen per E-Mail erhalte',
    access: 'tasks.mail',
    response: { 200: OwnTaskMail },
    errors: [401, 403],
    handler: ({ principal }) => readOwn(db, ownerOf(principal)),
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
      const userId = ownerOf(principal);
      // The first one comes tomorrow.
      const subscription = { userId, lookedThrough: zurichDate(clock()) };
      if (body.wanted) await db.insert(taskMails).values(subscription).onConflictDoNothing();
      else await db.delete(taskMails).where(eq(taskMails.userId, userId));
      return readOwn(db, userId);
    },
  });
}
