import { OwnDietRequest, OwnDietResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readOwnDiet } from './own-diet.read-model.ts';
import { forgetOwnDiet, keepOwnDiet } from './own-diet.repository.ts';

const PATH = '/api/me/diet';
/** Bytes: more than 500 characters of allergies, however they are escaped. */
const LARGEST_DIET = 8192;

function ownerOf({ user }: Visitor): string {
  if (!user) throw unauthorised();
  return user.id;
}

/** Food and allergies of whoever has an account and agreed to it (docs/domain/accounts.md#own-diet). */
export async function ownDietModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: PATH,
    summary: 'Mein Essen und meine Allergien, soweit ich sie behalten lasse',
    access: 'own_diet.read',
    // An admin who acts as somebody else reads it in their bookings, where it is needed.
    notWhileImpersonating: true,
    response: { 200: OwnDietResponse },
    errors: [401, 403],
    handler: ({ principal }) => readOwnDiet(db, ownerOf(principal)),
  });

  defineRoute(app, {
    method: 'PUT',
    url: PATH,
    summary: 'Mein Essen und meine Allergien behalten lassen, als Ganzes; das ist die Einwilligung dazu',
    access: 'own_diet.update',
    body: OwnDietRequest,
    bodyLimit: LARGEST_DIET,
    // Nobody agrees in somebody else's name.
    notWhileImpersonating: true,
    response: { 200: OwnDietResponse },
    errors: [401, 403, 422],
    async handler({ principal, body }) {
      const userId = ownerOf(principal);
      await keepOwnDiet(db, userId, body, clock());
      return readOwnDiet(db, userId);
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: PATH,
    summary: 'Die Einwilligung zurückziehen und Essen und Allergien löschen',
    access: 'own_diet.remove',
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403],
    async handler({ principal }, reply) {
      await forgetOwnDiet(db, ownerOf(principal));
      return reply.code(204).send();
    },
  });
}
