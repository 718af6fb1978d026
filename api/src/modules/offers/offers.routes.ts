import { OfferResponse } from '@firn/shared-contracts/api';
import { OFFER_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { readChoices, readText } from '../../lib/query.ts';
import type { OffersReadModel } from './offers.read-model.ts';

const PAGE_SIZE = 8;

const OFFER_FILTERS = filters({
  title: 'title',
  code: 'code',
  state: 'state',
  'state[]': 'state',
  'properties[]': null,
});

export function offersRoutes(app: FastifyInstance, { offers }: { readonly offers: OffersReadModel }): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/offers',
    summary: 'Angebote; ohne Administrationsrecht nur veröffentlichte',
    access: 'offers.read',
    response: { 200: collectionOf(OfferResponse) },
    errors: [400],
    filters: OFFER_FILTERS,
    async handler(request) {
      const { query, principal } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const filter = {
        title: readText(query, 'title'),
        code: readText(query, 'code')?.replace(/^A-/i, '') ?? null,
        states: readChoices(query, OFFER_STATES, 'state'),
      };
      const projection = readProjection(query);
      const { items, total } = await offers.list({ filter, page, visitor: principal, projection });
      return collection(request, { type: 'Offer', items, total, page, filters: OFFER_FILTERS });
    },
  });

  // Both addresses lead to the offer (docs/domain/queries.md#ids).
  for (const url of ['/api/offers/:id', '/api/offer/:id']) {
    defineRoute(app, {
      method: 'GET',
      url,
      summary: 'Ein Angebot',
      access: 'offers.read',
      params: IdParams,
      response: { 200: OfferResponse },
      errors: [404],
      async handler(request) {
        const projection = readProjection(request.query);
        const offer = await offers.find(request.params.id, request.principal, projection);
        if (!offer) throw notFound();
        return item('Offer', offer, projection);
      },
    });
  }
}
