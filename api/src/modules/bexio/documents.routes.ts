import { BexioDocumentResponse } from '@firn/shared-contracts/api';
import { BEXIO_DOCUMENT_STATES, type BexioDocumentState } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { type Query, readList } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findBexioDocument, listBexioDocuments } from './bexio.read-model.ts';
import { retry } from './retry.ts';
import { documentDone } from './system/bexio.errors.ts';

const PAGE_SIZE = 50;
const documentFilters = filters({ state: 'state', 'state[]': 'state', 'properties[]': null });

/** @throws 400 for a state there is none of. */
function readStates(query: Query): BexioDocumentState[] {
  return readList(query, 'state').map((value) => {
    const state = BEXIO_DOCUMENT_STATES.find((each) => each === value);
    if (!state) throw badRequest(`Der Parameter «state» erwartet ${BEXIO_DOCUMENT_STATES.join(', ')}.`);
    return state;
  });
}

/** Routes to read what is transferred to bexio, and to try again. */
export function documentRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  const find = async (id: string) => {
    const found = await findBexioDocument(db, id);
    if (!found) throw notFound();
    return found;
  };
  defineRoute(app, {
    method: 'GET',
    url: '/api/bexio/documents',
    summary: 'Dokumente für bexio mit ihrem Stand, das neuste zuerst',
    access: 'bexio.read',
    response: { 200: collectionOf(BexioDocumentResponse) },
    errors: [400, 401, 403],
    filters: documentFilters,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listBexioDocuments(db, readStates(request.query), page);
      return collection(request, { type: 'BexioDocument', ...listed, page, filters: documentFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/bexio/documents/:id',
    summary: 'Ein Dokument für bexio mit seinem Stand',
    access: 'bexio.read',
    params: IdParams,
    response: { 200: BexioDocumentResponse },
    errors: [401, 403, 404],
    handler: async ({ params }) => item('BexioDocument', await find(params.id)),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/bexio/documents/:id/retry',
    summary: 'Ein Dokument nochmals übertragen',
    access: 'bexio.retry',
    params: IdParams,
    response: { 200: BexioDocumentResponse },
    errors: [401, 403, 404, 409],
    async handler(request) {
      const { id, label } = await find(request.params.id);
      const at = { actor: actorOf(request), now: clock() };
      if (!(await retry(db, { id, label }, at))) throw documentDone();
      return item('BexioDocument', await find(id));
    },
  });
}
