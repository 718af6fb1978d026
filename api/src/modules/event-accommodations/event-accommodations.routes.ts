import {
  EventAccommodationCreate,
  EventAccommodationPatch,
  EventAccommodationResponse,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { findReservation, findReservationRow, listReservations } from './event-accommodations.read-model.ts';
import { type ReservationRecord, reservationKind } from './event-accommodations.repository.ts';
import { newReservation } from './new-reservation.ts';
import { keptReservation, reservationViolations } from './reservation-rules.ts';
import { printSheet, sheetName } from './sheet-file.ts';
import { previewReservationStep, transitReservation } from './transit-reservation.ts';

const PAGE_SIZE = 100;

function sheetRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/event_accommodations/:id/sheet.pdf',
    summary: 'Das Blatt einer Reservation für die Unterkunft als PDF',
    access: 'event_accommodations.read',
    params: IdParams,
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [401, 403, 404],
    async handler({ params, principal: visitor }, reply) {
      const row = await findReservationRow(db, params.id, visitor);
      if (!row) throw notFound();
      reply.headers({
        'content-disposition': `attachment; filename="${sheetName(row)}"`,
        'x-content-type-options': 'nosniff',
      });
      return reply.type('application/pdf').send(await printSheet(db, row));
    },
  });
}

/** Where events sleep, and for how many (docs/domain/accommodations.md#reservations). */
export async function eventAccommodationsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource<ReservationRecord, EventAccommodationResponse>(app, deps, {
    collection: 'event_accommodations',
    type: 'EventAccommodation',
    title: { one: 'Reservation', many: 'Reservationen in Unterkünften, nach den Nächten' },
    schema: EventAccommodationResponse,
    filters: filters({
      event: 'event',
      'event[]': 'event',
      accommodation: 'accommodation',
      'accommodation[]': 'accommodation',
      state: 'state',
      'state[]': 'state',
      'start[after]': 'event.start',
      'start[before]': 'event.start',
      'properties[]': null,
    }),
    pageSize: PAGE_SIZE,
    list: listReservations,
    find: findReservation,
    writes: {
      kind: reservationKind,
      create: EventAccommodationCreate,
      patch: EventAccommodationPatch,
      defaults: newReservation,
      rules: reservationViolations,
      keeps: keptReservation,
      transition: transitReservation,
      preview: { type: 'PlannedMails', schema: PlannedMailsResponse, make: previewReservationStep },
    },
  });
  sheetRoute(app, deps);
}
