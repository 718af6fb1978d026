import { PasskeyOptions, PasskeyRequest, PasskeyResponse, PasskeyStart } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { confirmPassword } from '../auth/index.ts';
import { recordAccountChange } from './account.repository.ts';
import { addPasskey, type PasskeyDeps } from './add-passkey.ts';
import { ownerOf } from './owner.ts';
import { registrationOptions, siteOf } from './passkey-ceremonies.ts';
import { type PasskeyRow, passkeysOf, removePasskey } from './passkeys.repository.ts';
import { weakenUnprotected } from './unprotected-sessions.repository.ts';

/** More than anybody carries. */
const MOST_PASSKEYS = 20;
/** Bytes: an answer of a browser takes less than two thousand. */
const LARGEST_ANSWER = 16_384;

const passkeyResponse = ({ id, title, createdAt, usedAt }: PasskeyRow): PasskeyResponse => ({
  '@id': iri('passkeys', id),
  '@type': 'Passkey',
  id,
  title,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

function additionRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
  const { db, clock, challenges } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/passkeys/options',
    summary: 'Einen Passkey hinzufügen: was der Browser dafür braucht',
    access: 'passkeys.create',
    body: PasskeyStart,
    notWhileImpersonating: true,
    response: { 200: PasskeyOptions },
    errors: [401, 403, 409, 422, 429],
    async handler(request, reply) {
      const user = await confirmPassword(deps, request, request.body.currentPassword);
      const existing = await passkeysOf(db, user.id);
      if (existing.length >= MOST_PASSKEYS)
        throw conflict('/problems/too-many-passkeys', 'Du hast schon zwanzig. Entferne zuerst einen.');
      const options = await registrationOptions(siteOf(request.publicOrigin), user, existing);
      challenges.ask(reply, options.challenge, user.id, clock());
      return options;
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/passkeys',
    summary: 'Einen Passkey hinzufügen: die Antwort des Browsers',
    access: 'passkeys.create',
    body: PasskeyRequest,
    bodyLimit: LARGEST_ANSWER,
    notWhileImpersonating: true,
    response: { 201: PasskeyResponse },
    errors: [401, 403, 422],
    async handler(request, reply) {
      const passkey = await addPasskey(deps, request);
      reply.code(201);
      return item('Passkey', passkeyResponse(passkey));
    },
  });
}

/** docs/domain/accounts.md#passkeys */
export function passkeyRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/passkeys',
    summary: 'Meine Passkeys',
    access: 'passkeys.read',
    notWhileImpersonating: true,
    response: { 200: collectionOf(PasskeyResponse) },
    errors: [401, 403],
    async handler(request) {
      const items = (await passkeysOf(db, ownerOf(request).id)).map(passkeyResponse);
      const page = wholePage(items.length);
      return collection(request, { type: 'Passkey', items, total: items.length, page, filters: [] });
    },
  });

  additionRoutes(app, deps);

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/passkeys/:id',
    summary: 'Einen meiner Passkeys entfernen',
    access: 'passkeys.remove',
    params: IdParams,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const { id: userId } = ownerOf(request);
      await db.transaction(async (tx) => {
        if (!(await removePasskey(tx, userId, request.params.id))) throw notFound();
        await weakenUnprotected(tx, userId);
        await recordAccountChange(tx, {
          userId,
          actor: actorOf(request),
          what: 'passkey_removed',
          at: clock(),
        });
      });
      return reply.code(204).send();
    },
  });
}
