import { BookingResponse, etagOf, PriceQuoteRequest, PriceQuoteResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { networkOf } from '../../lib/network.ts';
import { readPage } from '../../lib/pagination.ts';
import { readProjection, wants } from '../../lib/projection.ts';
import { readOrder, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import type { BookDeps } from './book.ts';
import { calendarRoute } from './booking-calendar.routes.ts';
import { BOOKING_FILTERS, readBookingFilter } from './booking-filter.ts';
import { BOOKING_ORDERS, listBookings } from './booking-list.read-model.ts';
import { bookingNotFound } from './bookings.errors.ts';
import { findOfficeBooking, findReadableBooking } from './bookings.read-model.ts';
import { withBriefing } from './briefing.read-model.ts';
import { confirmBooking } from './confirm-booking.ts';
import { withAccounts } from './price-lines.read-model.ts';
import { type QuoteDeps, quotePrice } from './quote-price.ts';
import { reserve } from './reserve.ts';
import { LARGEST_BOOKING, submitRoute } from './submit.routes.ts';

const PAGE_SIZE = 50;

function listRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings',
    summary: 'Buchungen: für die Administration alle, sonst die eigenen',
    access: 'bookings.list',
    response: { 200: collectionOf(BookingResponse) },
    errors: [400, 401],
    filters: BOOKING_FILTERS,
    async handler(request) {
      const { query, principal } = request;
      const filter = readBookingFilter(query, principal);
      // All bookings are too many for one answer, those of one account are not.
      const page = readPage(query, {
        size: PAGE_SIZE,
        allowAll: (filter.userId ?? filter.personId) !== null,
      });
      const order = readOrder(query, BOOKING_ORDERS);
      const { items, total } = await listBookings(db, filter, { ...page, order, now: clock() });
      const seen = await withAccounts(db, principal, items);
      return collection(request, { type: 'Booking', items: seen, total, page, filters: BOOKING_FILTERS });
    },
  });
}

function itemRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id',
    summary: 'Eine Buchung; Gäste ohne Konto lesen sie mit ?token=',
    access: 'bookings.read',
    params: IdParams,
    response: { 200: BookingResponse },
    errors: [404],
    async handler(request, reply) {
      const { params, principal, query } = request;
      const booking = principal.permissions.isAdmin
        ? await findOfficeBooking(db, params.id)
        : await findReadableBooking(db, params.id, principal, readText(query, 'token'));
      if (!booking) throw bookingNotFound();
      const projection = readProjection(query);
      if (!projection) reply.header('etag', etagOf(booking));
      const briefed = wants(projection, 'briefing') ? await withBriefing(db, booking, clock()) : booking;
      const [seen = briefed] = await withAccounts(db, principal, [briefed]);
      return item('Booking', seen, projection);
    },
  });
}

function confirmRoute(app: FastifyInstance, deps: BookDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings/:id/confirmation',
    summary: 'Eine Buchung ohne Konto mit dem Token aus der E-Mail (?token=) bestätigen',
    access: 'bookings.confirm',
    params: IdParams,
    response: { 200: BookingResponse },
    errors: [404, 409],
    async handler(request) {
      const token = readText(request.query, 'token');
      const { id } = request.params;
      const booking = await confirmBooking(deps, { id, token, origin: request.publicOrigin });
      return item('Booking', booking);
    },
  });
}

function priceQuoteRoute(app: FastifyInstance, deps: QuoteDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/price-quotes',
    summary: 'Preis einer Buchung ausrechnen, ohne zu buchen',
    access: 'price_quotes.create',
    body: PriceQuoteRequest,
    bodyLimit: LARGEST_BOOKING,
    response: { 200: PriceQuoteResponse },
    errors: [404, 422, 429],
    async handler({ body, principal: visitor, ip }) {
      return { currency: 'CHF', ...(await quotePrice(deps, body, { visitor, network: networkOf(ip) })) };
    },
  });
}

/** Bookings and price quotes. */
export async function bookingsModule(app: FastifyInstance, deps: BookDeps): Promise<void> {
  submitRoute(app, deps, {
    url: '/api/bookings',
    summary:
      'Buchen, auch ohne Konto; braucht die Kopfzeile Idempotency-Key; mit ?dryRun=1 nur, was das Büro damit sendet',
    access: 'bookings.create',
    enter: reserve,
  });
  listRoute(app, deps);
  itemRoute(app, deps);
  calendarRoute(app, deps);
  confirmRoute(app, deps);
  priceQuoteRoute(app, deps);
}
