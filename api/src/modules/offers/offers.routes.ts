import { OfferCreate, OfferPatch, OfferResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { OFFER_FILTERS, readOfferFilter } from './offer-filter.ts';
import { newOffer, offerViolations } from './offer-rules.repository.ts';
import { findOffer, listOffers } from './offers.read-model.ts';
import { offerKind } from './offers.repository.ts';
import { transitOffer } from './transit-offer.ts';

const PAGE_SIZE = 8;

/** The second address of an offer, which older clients read. */
function aliasRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/offer/:id',
    summary: 'Angebot: dasselbe wie /api/offers/{id}',
    access: 'offers.read',
    params: IdParams,
    response: { 200: OfferResponse },
    errors: [404],
    async handler(request) {
      const projection = readProjection(request.query);
      const view = { visitor: request.principal, projection, now: clock() };
      const offer = await findOffer(db, request.params.id, view);
      if (!offer) throw notFound();
      return item('Offer', offer, projection);
    },
  });
}

/** Offers: the public reads published ones, the office writes. */
export async function offersModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'offers',
    type: 'Offer',
    title: { one: 'Angebot', many: 'Angebote; ohne Administrationsrecht nur veröffentlichte' },
    schema: OfferResponse,
    filters: OFFER_FILTERS,
    pageSize: PAGE_SIZE,
    list: (db, query, page, view) => listOffers(db, readOfferFilter(query, view.visitor), page, view),
    find: findOffer,
    writes: {
      kind: offerKind,
      create: OfferCreate,
      patch: OfferPatch,
      defaults: newOffer,
      rules: offerViolations,
      transition: transitOffer,
    },
  });
  aliasRoute(app, deps);
}
