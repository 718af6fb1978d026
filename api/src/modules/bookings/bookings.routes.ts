import {
  BookingRequest,
  BookingResponse,
  CSRF_COOKIE,
  PriceQuoteRequest,
  PriceQuoteResponse,
} from '@firn/shared-contracts/api';
import { BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readChoices, readList, readOrder, readText } from '../../lib/query.ts';
import { violationsOf } from '../../lib/violations.ts';
import { hashToken } from '../auth/index.ts';
import { type OnceRequest, readIdempotencyKey } from '../idempotency-keys/index.ts';
import type { BookingsService } from './bookings.service.ts';

const PAGE_SIZE = 50;

const bookingFilters = filters({
  'state[]': 'state',
  event: 'event',
  freequery: null,
  'order[createdAt]': 'createdAt',
});

/** Whose idempotency key it is: the account's, or the browser's, known by its CSRF cookie. */
function principalOf({ principal, cookies }: FastifyRequest): string {
  return principal.user?.id ?? `anonymous:${hashToken(cookies[CSRF_COOKIE] ?? '')}`;
}

function onceRequestOf(request: ApiRequest): OnceRequest {
  return {
    principal: principalOf(request),
    key: readIdempotencyKey(request.headers),
    method: request.method,
    path: '/api/bookings',
    body: request.body,
  };
}

function postBooking(app: FastifyInstance, service: BookingsService): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings',
    summary: 'Buchen, auch ohne Konto; braucht die Kopfzeile Idempotency-Key',
    access: 'bookings.create',
    body: BookingRequest,
    attachValidation: true,
    response: { 201: BookingResponse },
    errors: [404, 409, 422],
    async handler(request, reply) {
      const input = {
        visitor: request.principal,
        actor: actorOf(request),
        body: request.body,
        schemaViolations: violationsOf(request.validationError?.validation ?? []),
      };
      const { status, body } = await service.book(input, onceRequestOf(request));
      const booking = body as BookingResponse;
      reply.code(status).headers({
        location: booking['@id'],
        'content-location': booking['@id'],
        'cache-control': 'no-store',
      });
      return item('Booking', booking);
    },
  });
}

function getBookings(app: FastifyInstance, service: BookingsService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings',
    summary: 'Buchungen: für die Administration alle, sonst die eigenen',
    access: 'bookings.list',
    response: { 200: Type.Array(BookingResponse) },
    errors: [400, 401],
    filters: bookingFilters,
    async handler(request, reply) {
      const { query, principal } = request;
      const page = readPage(query, { size: PAGE_SIZE });
      const filter = {
        userId: principal.permissions.isAdmin ? null : (principal.user?.id ?? ''),
        states: readChoices(query, BOOKING_STATES, 'state'),
        eventIds: filterIds('events', 'event', readList(query, 'event')),
        text: readText(query, 'freequery'),
      };
      const ascending = readOrder(query, ['createdAt'])[0]?.descending === false;
      const { items, total } = await service.list(filter, { ...page, ascending });
      reply.header('cache-control', 'no-store');
      return collection(request, { type: 'Booking', items, total, page, filters: bookingFilters });
    },
  });
}

function getBooking(app: FastifyInstance, service: BookingsService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id',
    summary: 'Eine Buchung; Gäste ohne Konto lesen sie mit ?token=',
    access: 'bookings.read',
    params: Type.Object({ id: Type.String() }),
    response: { 200: BookingResponse },
    errors: [404],
    async handler(request, reply) {
      const { params, principal, query } = request;
      reply.header('cache-control', 'no-store');
      return item('Booking', await service.get(params.id, principal, readText(query, 'token')));
    },
  });
}

function postPriceQuote(app: FastifyInstance, service: BookingsService): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/price-quotes',
    summary: 'Preis einer Buchung ausrechnen, ohne zu buchen',
    access: 'price_quotes.create',
    body: PriceQuoteRequest,
    response: { 200: PriceQuoteResponse },
    errors: [404, 422],
    async handler(request) {
      const { body, principal } = request;
      return { currency: 'CHF', ...(await service.quote(body, principal)) };
    },
  });
}

export function bookingsRoutes(app: FastifyInstance, service: BookingsService): void {
  postBooking(app, service);
  getBookings(app, service);
  getBooking(app, service);
  postPriceQuote(app, service);
}
