import { CatalogueFinding } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { wholePage } from '../../lib/pagination.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { catalogueFindings } from './catalogue-findings.read-model.ts';

const findingFilters = filters({ offer: 'offer', event: 'event' });

function readId(query: Query, name: 'offer' | 'event'): string | null {
  const asked = readText(query, name);
  return asked === null ? null : (filterIds(`${name}s`, name, [asked])[0] ?? null);
}

/** The office reads the catalogue's contradictions here. */
export async function catalogueFindingsModule(
  app: FastifyInstance,
  { db, clock }: ResourceDeps,
): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/catalogue_findings',
    summary: 'Worin sich der Katalog widerspricht, oder ein Angebot oder ein Event davon',
    access: 'catalogue_findings.read',
    response: { 200: collectionOf(CatalogueFinding) },
    errors: [400, 401, 403],
    filters: findingFilters,
    async handler(request) {
      const which = { offerId: readId(request.query, 'offer'), eventId: readId(request.query, 'event') };
      const items = await catalogueFindings(db, which, clock());
      const page = wholePage(items.length);
      return collection(request, {
        type: 'CatalogueFinding',
        items,
        total: items.length,
        page,
        filters: findingFilters,
      });
    },
  });
}
