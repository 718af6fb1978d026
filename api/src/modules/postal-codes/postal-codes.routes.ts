import { PostalCodeResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { wholePage } from '../../lib/pagination.ts';
import { badRequest } from '../../lib/problem.ts';
import { readText } from '../../lib/query.ts';
import { placesBeginning } from './swiss-places.ts';

const DAY_SECONDS = 24 * 3600;

/** One digit would be a tenth of the country in one answer. */
const BEGINNING = /^\d{2,4}$/;

const postalCodeFilters = filters({ code: 'code', 'properties[]': null });

/** Which places of Switzerland a postal code stands for (docs/domain/bookings.md#postal-codes). */
export async function postalCodesModule(app: FastifyInstance): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/postal_codes',
    summary: 'Orte der Schweiz, deren Postleitzahl so beginnt',
    access: 'postal_codes.read',
    response: { 200: collectionOf(PostalCodeResponse) },
    errors: [400],
    filters: postalCodeFilters,
    neverKept: true,
    async handler(request, reply) {
      const code = readText(request.query, 'code') ?? '';
      if (!BEGINNING.test(code))
        throw badRequest('Der Parameter «code» erwartet die ersten 2 bis 4 Ziffern einer Postleitzahl.');
      const items = placesBeginning(code);
      const page = wholePage(items.length);
      reply.headers(publicFor(DAY_SECONDS));
      return collection(request, {
        type: 'PostalCode',
        items,
        total: items.length,
        page,
        filters: postalCodeFilters,
      });
    },
  });
}
