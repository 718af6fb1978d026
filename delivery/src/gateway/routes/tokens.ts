import { RELEASE_NAME_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { authorise } from '../ops-access.ts';
import type { GatewayServices } from '../services.ts';

const Remote = Type.String({ pattern: `${RELEASE_NAME_PATTERN}|^\\*$` });
const IssueBody = Type.Object(
  { remote: Remote, label: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
);
const RevokeQuery = Type.Object({ remote: Remote });

/** `/delivery/tokens`: only a `*` token may issue or revoke. */
export function tokenRoutes({ tokens }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) => void (await authorise(request, tokens, '*')));

    app.post<{ Body: Static<typeof IssueBody> }>(
      '/delivery/tokens',
      { schema: { body: IssueBody } },
      async (request, reply) =>
        reply.code(201).send(await tokens.issue(request.body.remote, request.body.label)),
    );

    app.delete<{ Querystring: Static<typeof RevokeQuery> }>(
      '/delivery/tokens',
      { schema: { querystring: RevokeQuery } },
      async (request) => ({ revoked: await tokens.revoke(request.query.remote) }),
    );
  };
}
