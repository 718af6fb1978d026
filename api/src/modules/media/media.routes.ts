import { createHash } from 'node:crypto';
import { MEDIA_WIDTHS, MediaObjectResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, filters, item } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';
import { variantWidth } from './media.domain.ts';
import type { MediaService } from './media.service.ts';

const PAGE_SIZE = 30;
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

const mediaFilters = filters({ title: 'title', encodingFormat: 'encodingFormat' });

/** @throws Problem 422 for anything but a width that is offered. */
function readWidth(query: Query): number | null {
  const text = readText(query, 'width');
  if (text === null) return null;
  const width = variantWidth(Number(text));
  if (width !== null) return width;
  const message = `Bitte gib eine ganze Zahl von 1 bis ${MEDIA_WIDTHS.at(-1)} an.`;
  throw invalid([{ propertyPath: 'width', message }]);
}

function objectRoutes(app: FastifyInstance, service: MediaService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/extended_media_objects',
    summary: 'Bilder',
    access: 'extended_media_objects.read',
    response: { 200: Type.Array(MediaObjectResponse) },
    errors: [400],
    filters: mediaFilters,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE, allowAll: true });
      const title = readText(request.query, 'title');
      const encodingFormat = readText(request.query, 'encodingFormat');
      const { items, total } = await service.list({ title, encodingFormat }, page);
      return collection(request, { type: 'ExtendedMediaObject', items, total, page, filters: mediaFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/extended_media_objects/:id',
    summary: 'Ein Bild',
    access: 'extended_media_objects.read',
    params: Type.Object({ id: Type.String() }),
    response: { 200: MediaObjectResponse },
    errors: [404],
    async handler({ params }) {
      const media = await service.find(params.id);
      if (!media) throw notFound();
      return item('ExtendedMediaObject', media);
    },
  });
}

function fileRoute(app: FastifyInstance, service: MediaService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/media/:file',
    summary: 'Bilddatei; ?width= gibt die nächstgrössere angebotene Breite',
    access: 'extended_media_objects.read',
    params: Type.Object({ file: Type.String() }),
    produces: ['image/jpeg', 'image/png', 'image/webp'],
    response: { 200: null },
    errors: [404, 422],
    async handler(request, reply) {
      const width = readWidth(request.query);
      const file = await service.file(request.params.file, width, request.headers.accept);
      if (!file) throw notFound();
      const etag = `"${createHash('sha256').update(file.bytes).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': width === null ? DAY : YEAR });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(file.format).send(file.bytes);
    },
  });
}

export function mediaRoutes(app: FastifyInstance, service: MediaService): void {
  objectRoutes(app, service);
  fileRoute(app, service);
}
