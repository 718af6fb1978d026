import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readSettings } from '../settings/index.ts';
import { chooses, readAsked, requireInterval } from './asked-dates.ts';
import { OCTO_ERRORS } from './octo.errors.ts';
import { AvailabilityBody, CalendarBody, octoList, octoObject, ProductParams } from './octo.schemas.ts';
import { availabilityOf, calendarOf } from './octo-availability.ts';
import { agreeOnCapabilities } from './octo-capabilities.ts';
import { supplierOf } from './octo-supplier.ts';
import { readProduct, readProducts } from './read-products.ts';

/** Holds what every route of the standard has. */
const OCTO = {
  access: 'octo.read',
  errors: [400, 401, 403, 429, 500, 503],
  produces: ['application/json'],
  consumes: ['application/json'],
  errorFormat: OCTO_ERRORS,
} as const;

const askingOf = (request: FastifyRequest, reply: FastifyReply, now: Date) => ({
  now,
  origin: request.publicOrigin,
  capabilities: agreeOnCapabilities(request, reply),
});

function catalogueRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    ...OCTO,
    method: 'GET',
    url: '/api/octo/supplier',
    summary: 'Wer anbietet, nach OCTO (`/octo/supplier`)',
    response: { 200: octoObject('Supplier') },
    async handler(request, reply) {
      const capabilities = agreeOnCapabilities(request, reply);
      return supplierOf(await readSettings(db), request.publicOrigin, capabilities);
    },
  });

  defineRoute(app, {
    ...OCTO,
    method: 'GET',
    url: '/api/octo/products',
    summary: 'Angebote mit kommenden Daten, nach OCTO (`/octo/products`)',
    response: { 200: octoList('Products') },
    async handler(request, reply) {
      return readProducts(db, askingOf(request, reply, clock()));
    },
  });

  defineRoute(app, {
    ...OCTO,
    method: 'GET',
    url: '/api/octo/products/:id',
    summary: 'Ein Angebot mit kommenden Daten, nach OCTO (`/octo/products/{id}`)',
    params: ProductParams,
    response: { 200: octoObject('Product') },
    async handler(request, reply) {
      return readProduct(db, request.params.id, askingOf(request, reply, clock()));
    },
  });
}

function availabilityRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    ...OCTO,
    method: 'POST',
    url: '/api/octo/availability/calendar',
    summary: 'Freie Plätze pro Tag, nach OCTO (`/octo/availability/calendar`)',
    body: CalendarBody,
    response: { 200: octoList('AvailabilityCalendar') },
    async handler(request, reply) {
      const capabilities = agreeOnCapabilities(request, reply);
      const { body } = request;
      requireInterval(body.localDateStart, body.localDateEnd);
      const { dates, asked } = await readAsked(deps, body, capabilities);
      return calendarOf(dates, body.localDateStart, body.localDateEnd, asked);
    },
  });

  defineRoute(app, {
    ...OCTO,
    method: 'POST',
    url: '/api/octo/availability',
    summary: 'Freie Plätze der Daten eines Angebots, nach OCTO (`/octo/availability`)',
    body: AvailabilityBody,
    response: { 200: octoList('Availability') },
    async handler(request, reply) {
      const capabilities = agreeOnCapabilities(request, reply);
      const isChosen = chooses(request.body);
      const { dates, asked } = await readAsked(deps, request.body, capabilities);
      return dates.filter(isChosen).map((date) => availabilityOf(date, asked));
    },
  });
}

/** Answers resellers, at `/octo` of the gateway (docs/domain/octo.md). */
export async function octoModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  catalogueRoutes(app, deps);
  availabilityRoutes(app, deps);
}
