import {
  BookingResponse,
  BookingStepPreview,
  WaitlistEntryResponse,
  WaitlistLinkResponse,
  WaitlistOfferRequest,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { requireOffice } from '../../lib/office-filters.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf, type Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { type BookDeps, submitRoute } from '../bookings/index.ts';
import { type Answer, acceptOffer, declineOffer, leaveWaitlist } from './answer-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { pickEntry } from './pick-entry.ts';
import { previewOffer } from './preview-offer.ts';
import { entryNotFound } from './waitlist.errors.ts';
import { type EntryFilter, findLinked, linkResponse, listEntries } from './waitlist.read-model.ts';

const PAGE_SIZE = 50;

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

const entryFilters = filters({ event: 'event', user: 'user', 'properties[]': null });

/** For the office everybody's entries, or those of one person; for others the own. */
function filterOf(query: Query, visitor: Visitor): EntryFilter {
  const { user, permissions } = visitor;
  if (query.user !== undefined) requireOffice('user', visitor);
  const wanted = readText(query, 'user');
  const [personId = null] = wanted ? filterIds('users', 'user', [wanted]) : [];
  return {
    userId: permissions.isAdmin ? null : (user?.id ?? ''),
    personId,
    eventIds: filterIds('events', 'event', readList(query, 'event')),
  };
}

const answerOf = (request: ApiRequest<unknown, Static<typeof TokenParams>>): Answer => ({
  token: request.params.token,
  visitor: request.principal,
  actor: actorOf(request),
  origin: request.publicOrigin,
});

function listRoute(app: FastifyInstance, { db }: BookDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/waitlist_entries',
    summary: 'Wartelisten in ihrer Reihenfolge: für die Administration alle, sonst die eigenen Plätze',
    access: 'waitlist_entries.list',
    response: { 200: collectionOf(WaitlistEntryResponse) },
    errors: [400, 401, 403],
    filters: entryFilters,
    async handler(request) {
      const { query, principal } = request;
      const filter = filterOf(query, principal);
      const page = readPage(query, { size: PAGE_SIZE });
      const listed = await listEntries(db, filter, page);
      return collection(request, { type: 'WaitlistEntry', ...listed, page, filters: entryFilters });
    },
  });
}

function linkRoute(app: FastifyInstance, { db, clock }: BookDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/waitlist_entries/:token',
    summary: 'Worum es im Link einer E-Mail der Warteliste geht',
    access: 'waitlist_entries.read',
    params: TokenParams,
    response: { 200: WaitlistLinkResponse },
    errors: [404],
    async handler({ params: { token }, principal }) {
      const booking = await findLinked(db, token, principal);
      if (!booking) throw entryNotFound();
      return item('WaitlistLink', linkResponse(booking, token, clock()));
    },
  });
}

function answerRoutes(app: FastifyInstance, deps: BookDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/waitlist_entries/:token/accept',
    summary: 'Die angebotenen Plätze verbindlich annehmen',
    access: 'waitlist_entries.answer',
    params: TokenParams,
    response: { 200: WaitlistLinkResponse },
    errors: [404, 409, 410],
    handler: async (request) => item('WaitlistLink', await acceptOffer(deps, answerOf(request))),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/waitlist_entries/:token/decline',
    summary: 'Die angebotenen Plätze ablehnen und weiter warten',
    access: 'waitlist_entries.answer',
    params: TokenParams,
    response: { 204: null },
    errors: [404, 409, 410],
    async handler(request, reply) {
      await declineOffer(deps, answerOf(request));
      return reply.code(204).send();
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/waitlist_entries/:token',
    summary: 'Die Warteliste verlassen',
    access: 'waitlist_entries.answer',
    params: TokenParams,
    response: { 204: null },
    errors: [404, 409],
    async handler(request, reply) {
      await leaveWaitlist(deps, answerOf(request));
      return reply.code(204).send();
    },
  });
}

function pickRoute(app: FastifyInstance, deps: BookDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/waitlist_entries/:id/offer',
    summary:
      'Jemandem von der Warteliste Plätze anbieten, ausser der Reihe; mit ?dryRun=1 nur, was das sendet',
    access: 'waitlist_entries.offer',
    params: IdParams,
    body: WaitlistOfferRequest,
    response: { 200: Type.Union([BookingResponse, BookingStepPreview]) },
    errors: [400, 404, 409, 422],
    async handler(request) {
      const { id } = request.params;
      if (readBoolean(request.query, 'dryRun')) {
        const occasion = { at: deps.clock(), origin: request.publicOrigin };
        return item('BookingStepPreview', await previewOffer(deps.db, id, occasion));
      }
      const picked = { id, request: request.body, actor: actorOf(request), origin: request.publicOrigin };
      return item('Booking', await pickEntry(deps, picked));
    },
  });
}

/** The waiting list: joined like booking, answered by the links of its mails, or by the office. */
export async function waitlistModule(app: FastifyInstance, deps: BookDeps): Promise<void> {
  submitRoute(app, deps, {
    url: '/api/waitlist_entries',
    summary:
      'Auf die Warteliste eines vollen Termins; braucht die Kopfzeile Idempotency-Key; mit ?dryRun=1 nur, was das Büro damit sendet',
    access: 'waitlist_entries.create',
    enter: joinWaitlist,
  });
  listRoute(app, deps);
  linkRoute(app, deps);
  answerRoutes(app, deps);
  pickRoute(app, deps);
}
