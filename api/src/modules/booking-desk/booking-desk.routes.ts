import {
  BookingMailResponse,
  BookingPartner,
  BookingPatch,
  BookingResponse,
  BookingStepPreview,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, type Filter, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { defineWrites, type ResourceDeps } from '../../records/index.ts';
import { findBooking, findOfficeBooking } from '../bookings/index.ts';
import { type BookingRecord, bookingKind } from './booking-kind.repository.ts';
import { listBookingMails } from './booking-mails.read-model.ts';
import { contactViolations, previewCorrection, tellNewAddress } from './correct-contact.ts';
import { correctPartner } from './correct-partner.ts';
import { personsHistory } from './persons-history.read-model.ts';
import { sendMailsAgain } from './send-mails-again.ts';
import { type DeskDeps, previewBookingStep, transitBooking } from './transit-booking.ts';

const MAIL_FILTERS: readonly Filter[] = [];

async function answerMails({ db }: ResourceDeps, request: FastifyRequest, bookingId: string) {
  const items = await listBookingMails(db, bookingId);
  const page = wholePage(items.length);
  return collection(request, {
    type: 'BookingMail',
    items,
    total: items.length,
    page,
    filters: MAIL_FILTERS,
  });
}

function mailsRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id/mails',
    summary: 'Die E-Mails zu einer Buchung und was aus ihnen wurde, die neuste zuerst',
    access: 'bookings.mails',
    params: IdParams,
    response: { 200: collectionOf(BookingMailResponse) },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = request.params;
      if (!(await findBooking(db, id))) throw notFound();
      return answerMails(deps, request, id);
    },
  });
  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings/:id/mails/again',
    summary: 'Die E-Mails zu einer Buchung nochmals senden, die nicht ankamen',
    access: 'bookings.send',
    params: IdParams,
    response: { 200: collectionOf(BookingMailResponse) },
    errors: [401, 403, 404],
    async handler(request) {
      const bookingId = request.params.id.toLowerCase();
      const sending = { bookingId, actor: actorOf(request), at: clock() };
      await db.transaction((tx) => sendMailsAgain(tx, sending));
      return answerMails(deps, request, bookingId);
    },
  });
}

function partnerRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'PUT',
    url: '/api/bookings/:id/partner',
    summary: 'Berichtigt, welcher Partner die Gäste einer Buchung gebracht hat, mit einem Grund',
    access: 'bookings.update',
    params: IdParams,
    body: BookingPartner,
    response: { 200: BookingResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { params, body } = request;
      const correction = { bookingId: params.id.toLowerCase(), actor: actorOf(request), now: clock(), body };
      return item('Booking', await correctPartner(db, correction));
    },
  });
}

/** What the office does with a booking besides the changes that its guest may ask for, too. */
export async function bookingDeskModule(app: FastifyInstance, deps: ResourceDeps & DeskDeps): Promise<void> {
  defineWrites<BookingRecord, BookingResponse>(app, deps, {
    collection: 'bookings',
    type: 'Booking',
    title: { one: 'Buchung', many: 'Buchungen' },
    schema: BookingResponse,
    find: (db, id) => findOfficeBooking(db, id),
    writes: {
      kind: bookingKind,
      patch: BookingPatch,
      rules: contactViolations,
      changed: tellNewAddress,
      patchPreview: { type: 'PlannedMails', schema: PlannedMailsResponse, make: previewCorrection },
      isPermanent: true,
      partsHistory: personsHistory,
      transition: transitBooking(deps),
      preview: { type: 'BookingStepPreview', schema: BookingStepPreview, make: previewBookingStep },
    },
  });
  mailsRoutes(app, deps);
  partnerRoute(app, deps);
}
