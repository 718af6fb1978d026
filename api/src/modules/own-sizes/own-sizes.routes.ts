import { OwnSizesRequest, OwnSizesResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readOwnSizes } from './own-sizes.read-model.ts';
import { keepOwnSizes } from './own-sizes.repository.ts';

function ownerOf({ user }: Visitor): string {
  if (!user) throw unauthorised();
  return user.id;
}

/** The sizes of whoever has an account (docs/domain/accounts.md#own-sizes). */
export async function ownSizesModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/me/sizes',
    summary: 'Meine Grössen für Mietmaterial',
    access: 'own_sizes.read',
    response: { 200: OwnSizesResponse },
    errors: [401],
    handler: ({ principal }) => readOwnSizes(db, ownerOf(principal)),
  });

  defineRoute(app, {
    method: 'PUT',
    url: '/api/me/sizes',
    summary: 'Meine Grössen für Mietmaterial behalten, als Ganzes',
    access: 'own_sizes.update',
    body: OwnSizesRequest,
    // Nobody keeps somebody else's body measures for them.
    notWhileImpersonating: true,
    response: { 200: OwnSizesResponse },
    errors: [401, 403, 422],
    async handler({ principal, body }) {
      const userId = ownerOf(principal);
      await keepOwnSizes(db, userId, body.rentingMaterialPropertyValues, clock());
      return readOwnSizes(db, userId);
    },
  });
}
