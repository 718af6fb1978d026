import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readLetterhead, remindOnce } from '../outbox/index.ts';
import { readSuperAdmins } from '../people/index.ts';
import { aboutToken, TOKEN_ENDS_TEMPLATE, tokenEndsMail } from './token-ends.mail.ts';

const EndingTokens = Type.Object({
  tokens: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 60 }),
      label: Type.String({ maxLength: 200 }),
      remote: Type.String({ minLength: 1, maxLength: 60 }),
      expiresAt: Type.String({ format: 'date-time' }),
    }),
    { maxItems: 1000 },
  ),
});

/** A gateway has the tokens and the API has the mails: each gateway tells each hour, and of each token one mail is sent. */
export async function deliveryNoticesModule(
  app: FastifyInstance,
  { db, clock }: ResourceDeps,
): Promise<void> {
  defineRoute(app, {
    method: 'POST',
    url: '/api/ending_tokens',
    summary: 'Welche Token der Auslieferung bald enden',
    access: 'gateway',
    withoutCsrf: true,
    body: EndingTokens,
    response: { 204: null },
    errors: [404, 422],
    async handler({ body, publicOrigin: origin }, reply) {
      const now = clock();
      for (const token of body.tokens) {
        await db.transaction(async (tx) => {
          const company = await readLetterhead(tx);
          const mails = (await readSuperAdmins(tx)).map((admin) =>
            tokenEndsMail({ admin, token, company, origin }),
          );
          if (mails.length === 0) return;
          await remindOnce(tx, { template: TOKEN_ENDS_TEMPLATE, about: aboutToken(token) }, mails, now);
        });
      }
      return reply.status(204).send();
    },
  });
}
