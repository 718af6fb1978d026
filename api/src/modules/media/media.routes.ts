import { createHash } from 'node:crypto';
import { MEDIA_WIDTHS, MediaObjectResponse, MediaPatch } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { denial } from '../../access/access.ts';
import { attachmentHeader } from '../../lib/attachment-header.ts';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbidden, invalid, notFound, unauthorised } from '../../lib/problem.ts';
import { type Query, readBoolean, readText } from '../../lib/query.ts';
import { defineResource } from '../../records/index.ts';
import { PDF_FORMAT, variantWidth } from './media.domain.ts';
import { findMediaObject, listMediaObjects, type MediaFilter } from './media.read-model.ts';
import { mediaKind } from './media.repository.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaUploadRoutes } from './media-uploads.routes.ts';
import { mediaUsage } from './media-usages.read-model.ts';
import { createPictureVariants } from './picture-variants.ts';
import { readMediaFile } from './read-media-file.ts';
import { removeFiles } from './upload-media.ts';

const DAY_S = 86_400;

const mediaFilters = filters({
  title: 'title',
  encodingFormat: 'encodingFormat',
  search: null,
  unused: null,
  'properties[]': null,
});

/**
 * Who may know what shows a picture may ask for those that nothing shows; everybody else gets the others alone
 * (docs/domain/permissions.md#pictures).
 * @throws 401, 403.
 */
function usageOf(query: Query, visitor: Visitor): MediaFilter['usage'] {
  const isAsked = readBoolean(query, 'unused') ?? false;
  const refusal = denial('extended_media_objects.usages', visitor);
  if (refusal === null) return isAsked ? 'unused' : 'any';
  if (isAsked) throw refusal === 401 ? unauthorised() : forbidden();
  return 'used';
}

const filterOf = (query: Query, visitor: Visitor): MediaFilter => ({
  title: readText(query, 'title'),
  encodingFormat: readText(query, 'encodingFormat'),
  search: readText(query, 'search'),
  usage: usageOf(query, visitor),
});

/** @throws Problem 422 for anything but a width that is offered. */
function readWidth(query: Query): number | null {
  const text = readText(query, 'width');
  if (text === null) return null;
  const width = variantWidth(Number(text));
  if (width !== null) return width;
  const message = `Bitte gib eine ganze Zahl von 1 bis ${MEDIA_WIDTHS.at(-1)} an.`;
  throw invalid([{ propertyPath: 'width', message }]);
}

function fileRoute(app: FastifyInstance, { db, store }: MediaDeps): void {
  const variants = createPictureVariants(store);
  defineRoute(app, {
    method: 'GET',
    url: '/api/media/:file',
    summary: 'Bilddatei oder PDF; ?width= gibt von Bildern die nächstgrössere angebotene Breite',
    access: 'extended_media_objects.read',
    params: Type.Object({ file: Type.String() }),
    produces: ['image/jpeg', 'image/png', 'image/webp', PDF_FORMAT],
    response: { 200: Type.String({ format: 'binary' }), 304: null },
    errors: [404, 422],
    async handler(request, reply) {
      const width = readWidth(request.query);
      const wanted = { name: request.params.file, width, accept: request.headers.accept };
      const file = await readMediaFile({ db, store, variants }, wanted);
      if (!file) throw notFound();
      const etag = `"${createHash('sha256').update(file.bytes).digest('base64url')}"`;
      reply.headers({
        etag,
        'x-content-type-options': 'nosniff',
        ...(width === null ? publicFor(DAY_S) : publicFor(365 * DAY_S, true)),
      });
      // A PDF may hold scripts: it is saved, and never opened as a page of ours.
      if (file.saveAs !== null) reply.header('content-disposition', attachmentHeader(file.saveAs));
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(file.format).send(file.bytes);
    },
  });
}

/** Pictures and PDFs, and their files. */
export async function mediaModule(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'extended_media_objects',
    type: 'ExtendedMediaObject',
    title: { one: 'Bild', many: 'Bilder' },
    schema: MediaObjectResponse,
    filters: mediaFilters,
    pageSize: 30,
    listErrors: [401, 403],
    list(db, query, page, { visitor }) {
      return listMediaObjects(db, filterOf(query, visitor), page);
    },
    find: findMediaObject,
    writes: {
      kind: mediaKind,
      patch: MediaPatch,
      usedBy: mediaUsage,
      removed: (id, record) => removeFiles(deps.store, id, record),
    },
  });
  fileRoute(app, deps);
  await app.register(mediaUploadRoutes, deps);
}
