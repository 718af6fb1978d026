import { RELEASE_NAME_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Refusal } from '../../shared/refusal.ts';
import type { Revocation, TokenDescription } from '../../tokens/token-store.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Label } from './fields.ts';
import { operatorsOfAll } from './operators-only.ts';

/** A year: nobody remembers a token for longer. Ten at most. */
const USUAL_DAYS = 365;
const LONGEST_DAYS = 3650;
const DAY = 86_400_000;

const Remote = Type.String({ pattern: `${RELEASE_NAME_PATTERN}|^\\*$` });
const IssueBody = Type.Object(
  {
    remote: Remote,
    label: Label,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_DAYS })),
  },
  { additionalProperties: false },
);
const RevokeQuery = Type.Object(
  { remote: Type.Optional(Remote), id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })) },
  { additionalProperties: false },
);

function revocationOf({ remote, id }: Static<typeof RevokeQuery>): Revocation {
  if (id !== undefined && remote === undefined) return { id };
  if (remote !== undefined && id === undefined) return { remote };
  throw new Refusal(400, 'bad-request', 'Name either the remote or the id of the tokens to end.');
}

function nameOf({ label, id, remote }: Omit<TokenDescription, 'createdAt' | 'lastUsedAt'>): string {
  return `${label} (${id}) for ${remote}`;
}

/** `/delivery/tokens`: issuing, listing and revoking need authority over every remote. */
export function tokenRoutes(services: GatewayServices) {
  const { tokens, access, registry, now } = services;

  async function note(
    request: FastifyRequest,
    action: 'token-create' | 'token-revoke',
    remote: string,
    reason: string,
  ): Promise<void> {
    const { actor } = await access.authorise(request, '*');
    const at = now().toISOString();
    await registry.note({ at, actor, action, remote, version: null, from: null, to: null, reason });
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfAll(services));

    app.get('/delivery/tokens', async () => ({ tokens: await tokens.list() }));

    app.post<{ Body: Static<typeof IssueBody> }>(
      '/delivery/tokens',
      { schema: { body: IssueBody } },
      async (request, reply) => {
        const { remote, label, days = USUAL_DAYS } = request.body;
        const expiresAt = new Date(now().getTime() + days * DAY).toISOString();
        const issued = await tokens.issue({ remote, label, expiresAt });
        try {
          await note(request, 'token-create', remote, nameOf(issued));
        } catch (error) {
          // A token that nobody can trace back must not work.
          await tokens.revoke({ id: issued.id });
          throw error;
        }
        return reply.code(201).send(issued);
      },
    );

    app.delete<{ Querystring: Static<typeof RevokeQuery> }>(
      '/delivery/tokens',
      { schema: { querystring: RevokeQuery } },
      async (request) => {
        const which = revocationOf(request.query);
        const ended = await tokens.revoke(which);
        const remote = 'remote' in which ? which.remote : (ended[0]?.remote ?? '*');
        const names = ended.map(nameOf).join(', ');
        await note(request, 'token-revoke', remote, `${ended.length} ended${names && `: ${names}`}`);
        return { revoked: ended.length };
      },
    );
  };
}
