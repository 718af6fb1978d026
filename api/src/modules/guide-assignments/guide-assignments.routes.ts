import {
  AssignmentConflictsResponse,
  etagOf,
  GuideAssignmentCreate,
  GuideAssignmentResponse,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { actorOf } from '../../lib/principal.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { type Query, readBoolean, readText } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { assignGuide, previewAssign } from './assign-guide.ts';
import { conflictFacts } from './assignment-conflicts.read-model.ts';
import { conflictsOf } from './assignment-conflicts.ts';
import { findAssignment, listAssignments } from './guide-assignments.read-model.ts';
import { assignmentKind } from './guide-assignments.repository.ts';
import type { GuideNews } from './guide-news.types.ts';
import type { Searches } from './guide-searches.types.ts';
import { previewAssignmentStep, transitAssignment } from './transit-assignment.ts';

const PAGE_SIZE = 30;

const ADDRESS = '/api/guide_assignments';

const assignmentFilters = filters({
  event: 'event',
  'event[]': 'event',
  guide: 'guide',
  'guide[]': 'guide',
  state: 'state',
  'state[]': 'state',
  'start[after]': 'event.start',
  'start[before]': 'event.start',
  'end[after]': 'event.end',
  'end[before]': 'event.end',
  'properties[]': null,
});

interface AssignmentDeps extends ResourceDeps {
  readonly news: GuideNews;
  readonly searches: Searches;
}

function createRoute(app: FastifyInstance, { db, clock, news, searches }: AssignmentDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: ADDRESS,
    summary:
      'Einen Guide für einen Event anfragen, oder zuteilen, wer schon zugesagt hat; mit ?dryRun=1 nur, was das sendet',
    access: 'guide_assignments.create',
    body: GuideAssignmentCreate,
    response: { 200: PlannedMailsResponse, 201: GuideAssignmentResponse },
    errors: [400, 401, 403, 409, 422],
    async handler(request, reply) {
      const { principal: visitor, publicOrigin: origin } = request;
      const context = { db, actor: actorOf(request), visitor, origin, now: clock(), news, searches };
      if (readBoolean(request.query, 'dryRun')) {
        return item('PlannedMails', await previewAssign(context, request.body));
      }
      const created = await assignGuide(context, request.body);
      const location = created['@id'];
      reply.code(201).headers({ etag: etagOf(created), location, 'content-location': location });
      return item('GuideAssignment', created);
    },
  });
}

const conflictFilters = filters({ event: 'event', guide: 'guide' });

function readId(query: Query, name: string, collection: string): string {
  const reference = readText(query, name);
  const [id] = reference ? filterIds(collection, name, [reference]) : [];
  if (!id) throw badRequest(`Der Parameter «${name}» fehlt.`);
  return id;
}

function conflictsRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/guide_assignments/conflicts',
    summary: 'Was dagegen spricht, einen Guide für einen Event anzufragen',
    access: 'guide_assignments.conflicts',
    response: { 200: AssignmentConflictsResponse },
    errors: [400, 401, 403, 404],
    filters: conflictFilters,
    async handler({ query }) {
      const eventId = readId(query, 'event', 'events');
      const guideId = readId(query, 'guide', 'users');
      const facts = await conflictFacts(db, { eventId, guideId });
      if (!facts) throw notFound();
      return item('AssignmentConflicts', {
        '@id': '/api/guide_assignments/conflicts',
        '@type': 'AssignmentConflicts',
        conflicts: conflictsOf(facts),
      });
    },
  });
}

/** Who is asked for an event, who leads it and who said no (docs/domain/events.md#guides). */
export async function guideAssignmentsModule(app: FastifyInstance, deps: AssignmentDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'guide_assignments',
    type: 'GuideAssignment',
    title: { one: 'Einsatz', many: 'Einsätze von Guides; ohne Administrationsrecht die eigenen' },
    schema: GuideAssignmentResponse,
    filters: assignmentFilters,
    pageSize: PAGE_SIZE,
    list: listAssignments,
    find: findAssignment,
    writes: {
      kind: assignmentKind,
      isPermanent: true,
      ownership: async (db, id, visitor) => ((await findAssignment(db, id, { visitor })) ? 'own' : 'none'),
      transition: transitAssignment(deps.news, deps.searches),
      preview: {
        type: 'PlannedMails',
        schema: PlannedMailsResponse,
        make: previewAssignmentStep(deps.news, deps.searches),
      },
    },
  });
  createRoute(app, deps);
  conflictsRoute(app, deps);
}
