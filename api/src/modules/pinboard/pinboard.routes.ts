import { PinboardPostCreate, PinboardPostResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf, authorIdOf } from '../../lib/principal.ts';
import { badRequest, forbidden, notFound, unauthorised } from '../../lib/problem.ts';
import { type Query, readList } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findPinboard } from './pinboard-access.read-model.ts';
import { findPost, listPosts } from './pinboard-posts.read-model.ts';
import { removePost } from './pinboard-posts.repository.ts';
import { writePost } from './write-post.ts';

const PAGE_SIZE = 100;

const postFilters = filters({ event: 'event', 'properties[]': null });

/** @throws 400: a pinboard belongs to one event. */
function eventOf(query: Query): string {
  const [eventId, ...others] = filterIds('events', 'event', readList(query, 'event'));
  if (eventId && others.length === 0) return eventId;
  throw badRequest('Bitte nenne mit «event» den einen Event, dessen Pinnwand du lesen willst.');
}

function readRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/pinboard_posts',
    summary: 'Die Pinnwand eines Events, das Neuste zuerst; «event» ist nötig',
    access: 'pinboard_posts.read',
    response: { 200: collectionOf(PinboardPostResponse) },
    errors: [400, 401, 403, 404],
    filters: postFilters,
    async handler(request) {
      const { query, principal: visitor } = request;
      const board = await findPinboard(db, eventOf(query), visitor);
      if (!board) throw notFound();
      const page = readPage(query, { size: PAGE_SIZE });
      const listed = await listPosts(db, board, visitor.user?.id ?? '', page);
      return collection(request, { type: 'PinboardPost', ...listed, page, filters: postFilters });
    },
  });
}

function writeRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/pinboard_posts',
    summary: 'Etwas an die Pinnwand eines Events schreiben',
    access: 'pinboard_posts.create',
    body: PinboardPostCreate,
    response: { 201: PinboardPostResponse },
    errors: [401, 403, 404, 409, 422, 429],
    async handler(request, reply) {
      const { body: input, principal: visitor } = request;
      const authorId = authorIdOf(actorOf(request));
      if (!authorId) throw unauthorised();
      const writing = { input, visitor, authorId, now: clock() };
      const post = await db.transaction((tx) => writePost(tx, writing));
      reply.code(201).header('location', post['@id']);
      return item('PinboardPost', post);
    },
  });
}

/** The pinboard of an event (docs/domain/bookings.md#pinboard). */
export async function pinboardModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  const { db } = deps;
  readRoute(app, deps);
  writeRoute(app, deps);

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/pinboard_posts/:id',
    summary: 'Einen Eintrag von der Pinnwand nehmen: den eigenen; Guides und Büro jeden',
    access: 'pinboard_posts.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler({ params, principal: visitor }, reply) {
      const post = await findPost(db, params.id, visitor);
      if (!post) throw notFound();
      if (!post.own) throw forbidden('Diesen Eintrag hat jemand anderes geschrieben.');
      await db.transaction((tx) => removePost(tx, params.id));
      return reply.code(204).send();
    },
  });
}
