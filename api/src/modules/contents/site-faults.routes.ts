import { ContentFault } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { wholePage } from '../../lib/pagination.ts';
import { readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { siteFaults } from './site-faults.read-model.ts';

const faultFilters = filters({ content: 'content' });

export function siteFaultsRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/content_faults',
    summary: 'Was den Seiten der Website fehlt, oder einer davon',
    access: 'content_faults.read',
    response: { 200: collectionOf(ContentFault) },
    errors: [400, 401, 403],
    filters: faultFilters,
    async handler(request) {
      const asked = readText(request.query, 'content');
      const [id = null] = asked === null ? [] : filterIds('contents', 'content', [asked]);
      const items = await siteFaults(db, id);
      const page = wholePage(items.length);
      return collection(request, {
        type: 'ContentFault',
        items,
        total: items.length,
        page,
        filters: faultFilters,
      });
    },
  });
}
