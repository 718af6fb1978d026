import multipart from '@fastify/multipart';
import { etagOf, MediaObjectResponse, MediaUsage } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { FORM_TYPES } from '../../lib/read-form.ts';
import { answeringStale, preconditionOf } from '../../records/index.ts';
import { findMediaObject } from './media.read-model.ts';
import { mediaKind } from './media.repository.ts';
import type { MediaDeps } from './media-deps.ts';
import { listMediaUsages } from './media-usages.read-model.ts';
import { readUpload, UPLOAD_LIMITS } from './read-upload.ts';
import { replaceMediaFile, uploadMedia } from './upload-media.ts';

const contextOf = (request: FastifyRequest, { db, clock, store }: MediaDeps) => ({
  db,
  store,
  actor: actorOf(request),
  now: clock(),
});

async function requireMedia(db: MediaDeps['db'], id: string): Promise<MediaObjectResponse> {
  const media = await findMediaObject(db, id);
  if (!media) throw notFound();
  return media;
}

function createRoute(app: FastifyInstance, deps: MediaDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/extended_media_objects',
    summary: 'Bild oder PDF hochladen: Feld file, dazu title und alt',
    access: 'extended_media_objects.create',
    consumes: FORM_TYPES,
    response: { 201: MediaObjectResponse },
    errors: [401, 403, 413, 422],
    async handler(request, reply) {
      const media = await uploadMedia(contextOf(request, deps), await readUpload(request));
      const location = media['@id'];
      reply.code(201).headers({ etag: etagOf(media), location, 'content-location': location });
      return item('ExtendedMediaObject', media);
    },
  });
}

function replaceRoute(app: FastifyInstance, deps: MediaDeps): void {
  defineRoute(app, {
    method: 'PUT',
    url: '/api/extended_media_objects/:id/file',
    summary: 'Datei ersetzen, ein Bild durch ein Bild, ein PDF durch ein PDF: Feld file',
    access: 'extended_media_objects.update',
    params: IdParams,
    consumes: FORM_TYPES,
    response: { 200: MediaObjectResponse },
    errors: [401, 403, 404, 412, 413, 422, 428],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const change = { id, precondition: preconditionOf(request) };
      const upload = await readUpload(request);
      const stale = { db: deps.db, entity: mediaKind.entity, id, read: requireMedia };
      const media = await answeringStale(stale, () =>
        replaceMediaFile(contextOf(request, deps), change, upload),
      );
      reply.header('etag', etagOf(media));
      return item('ExtendedMediaObject', media);
    },
  });
}

function usagesRoute(app: FastifyInstance, { db }: MediaDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/extended_media_objects/:id/usages',
    summary: 'Wo ein Bild oder PDF verwendet wird',
    access: 'extended_media_objects.usages',
    params: IdParams,
    response: { 200: collectionOf(MediaUsage) },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = await requireMedia(db, request.params.id);
      const items = await listMediaUsages(db, id);
      const page = { page: 1, size: items.length, offset: 0, paged: false };
      return collection(request, { type: 'MediaUsage', items, total: items.length, page, filters: [] });
    },
  });
}

/** Uploads and what they need: forms with files are taken by these routes alone. */
export async function mediaUploadRoutes(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  createRoute(app, deps);
  replaceRoute(app, deps);
  usagesRoute(app, deps);
}
