import { ApiTokenCreate, ApiTokenMade, ApiTokenResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { idOf, iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { type AuthDeps, confirmPassword } from '../auth/index.ts';
import { passwordNeeded } from './api-tokens.errors.ts';
import { type ApiToken, listApiTokens } from './api-tokens.read-model.ts';
import { makeApiToken, revokeApiToken } from './make-token.ts';

/** How long a login alone proves who makes a token. */
const FRESH_MS = 10 * 60_000;

const tokenResponse = ({ id, maker, ...token }: ApiToken): ApiTokenResponse => ({
  '@id': iri('api_tokens', id),
  '@type': 'ApiToken',
  id,
  title: token.title,
  scopes: token.scopes,
  partner: token.partner && {
    '@id': iri('partners', token.partner.id),
    title: token.partner.title,
    code: token.partner.code,
  },
  createdBy: maker && fullNameOf(maker),
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  usedAt: token.usedAt?.toISOString() ?? null,
});

/** @throws 422 at `currentPassword` for a login of a while ago without the right one, 429 after too many wrong ones. */
async function requireFreshLogin(
  deps: AuthDeps,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    await confirmPassword(deps, request, password);
    return;
  }
  const { loggedInAt } = request.principal;
  const isFresh = loggedInAt !== null && deps.clock().getTime() - loggedInAt.getTime() < FRESH_MS;
  if (!isFresh) throw passwordNeeded();
}

function createRoute(app: FastifyInstance, deps: AuthDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/api_tokens',
    summary: 'Neues Token für ein Programm der Firma; nur diese Antwort nennt es',
    access: 'api_tokens.create',
    body: ApiTokenCreate,
    notWhileImpersonating: true,
    response: { 201: ApiTokenMade },
    errors: [401, 403, 409, 422, 429],
    async handler(request, reply) {
      const { title, scopes, partner, expiresAt, currentPassword } = request.body;
      await requireFreshLogin(deps, request, currentPassword);
      const at = clock();
      const { made, token } = await db.transaction(async (tx) => {
        const partnerId = partner ? idOf('partners', partner) : null;
        const wanted = { title, scopes, partnerId, ...(expiresAt && { expiresAt: new Date(expiresAt) }) };
        const { id, token } = await makeApiToken(tx, wanted, { actor: actorOf(request), at });
        return { made: (await listApiTokens(tx, at)).find((each) => each.id === id), token };
      });
      if (!made) throw notFound();
      reply.code(201);
      return item('ApiToken', { ...tokenResponse(made), token });
    },
  });
}

/** Tokens of the company's own programs (docs/domain/api-tokens.md). */
export async function apiTokensModule(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/api_tokens',
    summary: 'Tokens der Programme, ohne ihr Geheimnis',
    access: 'api_tokens.read',
    response: { 200: collectionOf(ApiTokenResponse) },
    errors: [401, 403],
    async handler(request) {
      const items = (await listApiTokens(db, clock())).map(tokenResponse);
      const page = wholePage(items.length);
      return collection(request, { type: 'ApiToken', items, total: items.length, page, filters: [] });
    },
  });

  createRoute(app, deps);

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/api_tokens/:id',
    summary: 'Beendet ein Token sofort',
    access: 'api_tokens.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const occasion = { actor: actorOf(request), at: clock() };
      if (!(await db.transaction((tx) => revokeApiToken(tx, request.params.id, occasion)))) throw notFound();
      return reply.code(204).send();
    },
  });
}
