import { ParticipantResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';
import { findEventStart, listParticipants } from './booking-persons.read-model.ts';

const participantFilters = filters({ event: 'event' });

function readEventId(query: Query): string {
  const reference = readText(query, 'event');
  const [id] = reference ? filterIds('events', 'event', [reference]) : [];
  if (!id) throw badRequest('Der Filter «event» fehlt.');
  return id;
}

export function bookingPersonsRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/booking_persons',
    summary: 'Teilnehmende eines Anlasses, für seine Guides und die Administration',
    access: 'guide',
    response: { 200: Type.Array(ParticipantResponse) },
    errors: [400, 401, 403, 404],
    filters: participantFilters,
    async handler(request, reply) {
      const id = readEventId(request.query);
      const start = await findEventStart(db, id, request.principal, clock());
      if (!start) throw notFound('Wir konnten diesen Anlass nicht finden.');
      const items = await listParticipants(db, { id, start });
      const page = { page: 1, size: items.length, offset: 0, paged: false };
      const list = { type: 'BookingPerson', items, total: items.length, page, filters: participantFilters };
      reply.header('cache-control', 'no-store');
      return collection(request, list);
    },
  });
}
