import { BookingPersonPatch, etagOf, ParticipantResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { type Query, readText } from '../../lib/query.ts';
import { answeringStale, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { findParticipant, listParticipants } from './booking-persons.read-model.ts';
import { participantReader } from './mark-attendance.ts';
import { patchPerson, requireCorrectable } from './patch-person.ts';

const participantFilters = filters({ event: 'event', 'properties[]': null });

function readEventId(query: Query): string {
  const reference = readText(query, 'event');
  const [id] = reference ? filterIds('events', 'event', [reference]) : [];
  if (!id) throw badRequest('Der Filter «event» fehlt.');
  return id;
}

function listRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/booking_persons',
    summary: 'Teilnehmende eines Events, für seine Guides und die Administration',
    access: 'booking_persons.read',
    response: { 200: collectionOf(ParticipantResponse) },
    errors: [400, 401, 403, 404],
    filters: participantFilters,
    async handler(request) {
      const items = await listParticipants(db, readEventId(request.query), request.principal, clock());
      if (!items) throw notFound('Wir konnten diesen Event nicht finden.');
      const page = wholePage(items.length);
      const list = { type: 'BookingPerson', items, total: items.length, page, filters: participantFilters };
      return collection(request, list);
    },
  });
}

function itemRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/booking_persons/:id',
    summary: 'Eine Person, die teilnimmt, für die Guides des Events und die Administration',
    access: 'booking_persons.read',
    params: IdParams,
    response: { 200: ParticipantResponse },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const person = await findParticipant(db, request.params.id, request.principal, clock());
      if (!person) throw notFound();
      const projection = readProjection(request.query);
      if (!projection) reply.header('etag', etagOf(person));
      return item('BookingPerson', person, projection);
    },
  });
}

function patchRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'PATCH',
    url: '/api/booking_persons/:id',
    summary:
      'Erfassen, ob eine Person da war, für die Guides des Events; ihre Angaben korrigieren, für die Administration',
    access: 'booking_persons.update',
    params: IdParams,
    body: BookingPersonPatch,
    response: { 200: ParticipantResponse },
    errors: [401, 403, 404, 409, 412, 422, 428],
    async handler(request, reply) {
      const { params, body, principal: visitor } = request;
      const now = clock();
      const { id } = params;
      const write = { id, visitor, actor: actorOf(request), precondition: preconditionOf(request), now };
      requireCorrectable(body, visitor);
      const read = participantReader(visitor, now);
      const marked = await answeringStale({ db, entity: 'booking_person', id, read }, () =>
        db.transaction((tx) => patchPerson(tx, write, body)),
      );
      reply.header('etag', etagOf(marked));
      return item('BookingPerson', marked);
    },
  });
}

/** Who takes part in events. */
export async function bookingPersonsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  listRoute(app, deps);
  itemRoute(app, deps);
  patchRoute(app, deps);
}
