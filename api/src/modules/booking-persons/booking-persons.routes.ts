import { ParticipantResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { BookingPersonsService } from './booking-persons.service.ts';

const participantFilters = filters({ event: 'event' });

function readEventId(query: Query): string {
  const reference = readText(query, 'event');
  const [id] = reference ? filterIds('events', 'event', [reference]) : [];
  if (!id) throw badRequest('Der Filter «event» fehlt.');
  return id;
}

export function bookingPersonsRoutes(app: FastifyInstance, service: BookingPersonsService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/booking_persons',
    summary: 'Teilnehmende eines Events, für seine Guides und die Administration',
    access: 'booking_persons.read',
    response: { 200: Type.Array(ParticipantResponse) },
    errors: [400, 401, 403, 404],
    filters: participantFilters,
    async handler(request, reply) {
      const items = await service.participants(readEventId(request.query), request.principal);
      const page = { page: 1, size: items.length, offset: 0, paged: false };
      const list = { type: 'BookingPerson', items, total: items.length, page, filters: participantFilters };
      reply.header('cache-control', 'no-store');
      return collection(request, list);
    },
  });
}
