import multipart from '@fastify/multipart';
import { EventPictureResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { FORM_TYPES } from '../../lib/read-form.ts';
import { dropUnused, type MediaDeps, readUpload, UPLOAD_LIMITS } from '../media/index.ts';
import { takePictureAway } from './change-pictures.ts';
import { isOfTeam, listEventPictures } from './event-pictures.read-model.ts';
import { showPicture } from './show-picture.ts';

const PictureParams = Type.Object({ id: IdParams.properties.id, pictureId: IdParams.properties.id });

const contextOf = (request: FastifyRequest, { db, clock, store }: MediaDeps) => ({
  db,
  store,
  actor: actorOf(request),
  now: clock(),
});

function listRoute(app: FastifyInstance, { db }: MediaDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/pictures',
    summary: 'Bilder, die ein Event zeigt, und von wem sie sind; für seine Guides und die Administration',
    access: 'event_pictures.read',
    params: IdParams,
    response: { 200: collectionOf(EventPictureResponse) },
    errors: [401, 403, 404],
    async handler(request) {
      const items = await listEventPictures(db, request.params.id.toLowerCase(), request.principal);
      if (!items) throw notFound();
      const page = wholePage(items.length);
      return collection(request, { type: 'EventPicture', items, total: items.length, page, filters: [] });
    },
  });
}

function addRoute(app: FastifyInstance, deps: MediaDeps): void {
  const { db } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/pictures',
    summary: 'Bild zu einem eigenen Event hochladen: Feld file, dazu title und alt',
    access: 'event_pictures.create',
    params: IdParams,
    consumes: FORM_TYPES,
    response: { 201: EventPictureResponse },
    errors: [401, 403, 404, 413, 422],
    async handler(request, reply) {
      const eventId = request.params.id.toLowerCase();
      const { principal: visitor } = request;
      // Nobody's file is read who may not add it.
      if (!(await isOfTeam(db, eventId, visitor))) throw notFound();
      const context = contextOf(request, deps);
      const pictureId = await showPicture({ ...context, eventId, visitor }, await readUpload(request));
      const pictures = await listEventPictures(db, eventId, visitor);
      const added = pictures?.find(({ id }) => id === pictureId);
      if (!added) throw notFound();
      reply.code(201).header('location', added['@id']);
      return item('EventPicture', added);
    },
  });
}

function removeRoute(app: FastifyInstance, deps: MediaDeps): void {
  defineRoute(app, {
    method: 'DELETE',
    url: '/api/events/:id/pictures/:pictureId',
    summary: 'Bild aus einem Event entfernen: Guides die eigenen, die weg sind, wenn sie sonst nichts zeigt',
    access: 'event_pictures.remove',
    params: PictureParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const { id, pictureId } = request.params;
      const context = contextOf(request, deps);
      const asked = { eventId: id.toLowerCase(), pictureId: pictureId.toLowerCase() };
      const change = { ...context, ...asked, visitor: request.principal };
      await deps.db.transaction((tx) => takePictureAway(tx, change));
      // What the office takes away stays in its library.
      if (!change.visitor.permissions.isAdmin) await dropUnused(context, change.pictureId);
      return reply.code(204).send();
    },
  });
}

/** Pictures that the guides of an event add to it (docs/domain/permissions.md#pictures). */
export async function eventPicturesModule(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  listRoute(app, deps);
  addRoute(app, deps);
  removeRoute(app, deps);
}
