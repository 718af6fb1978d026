import { DunningResponse, DunningStop } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound, unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findBooking } from '../bookings/index.ts';
import { findDunning } from './dunning.read-model.ts';
import { resumeDunning, stopDunning } from './stop-dunning.ts';

function readRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id/dunning',
    summary: 'Wie eine Buchung gemahnt wurde, und ob das gestoppt ist',
    access: 'dunning.read',
    params: IdParams,
    response: { 200: DunningResponse },
    errors: [401, 403, 404],
    async handler({ params }) {
      const booking = await findBooking(db, params.id);
      if (!booking) throw notFound();
      return item('Dunning', await findDunning(db, booking.id));
    },
  });
}

/** The booking that somebody writes to, the author and the time; the booking is locked by what is written. */
function writingOf(request: ApiRequest & { readonly params: { readonly id: string } }, now: Date) {
  const actor = actorOf(request);
  if (!actor) throw unauthorised();
  return { bookingId: request.params.id.toLowerCase(), actor, now };
}

function stopRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bookings/:id/dunning_stop',
    summary: 'Eine Buchung nicht mehr mahnen, mit einem Grund',
    access: 'dunning.stop',
    params: IdParams,
    body: DunningStop,
    response: { 201: DunningResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request, reply) {
      const writing = writingOf(request, clock());
      await stopDunning(db, writing, request.body.reason.trim());
      const dunning = await findDunning(db, writing.bookingId);
      reply.code(201).header('location', dunning['@id']);
      return item('Dunning', dunning);
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/bookings/:id/dunning_stop',
    summary: 'Eine Buchung wieder mahnen',
    access: 'dunning.resume',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404, 409],
    async handler(request, reply) {
      await resumeDunning(db, writingOf(request, clock()));
      return reply.code(204).send();
    },
  });
}

/** Reminders of a booking as the office reads and stops them (docs/domain/payments.md#dunning). */
export async function dunningModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  readRoute(app, deps);
  stopRoutes(app, deps);
}
