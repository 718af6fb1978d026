import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { isUuid } from '../../lib/iri.ts';
import { notFound } from '../../lib/problem.ts';
import type { MediaDeps } from '../media/index.ts';
import { readSocialFacts } from './social-facts.read-model.ts';
import { createSocialPictures } from './social-pictures.ts';

/** Seconds. */
const KEPT_FOR = 3600;

/** What social networks show of a page (docs/domain/content.md#for-search-engines). */
export async function socialPicturesModule(app: FastifyInstance, { db, store }: MediaDeps): Promise<void> {
  const pictures = createSocialPictures(store);
  defineRoute(app, {
    method: 'GET',
    url: '/api/contents/:id/social.jpg',
    summary: 'Bild einer öffentlichen Seite für soziale Netzwerke, 1200 × 630',
    access: 'contents.read',
    params: Type.Object({ id: Type.String() }),
    produces: ['image/jpeg'],
    response: { 200: Type.String({ format: 'binary' }), 304: null },
    errors: [404],
    async handler(request, reply) {
      const { id } = request.params;
      const page = isUuid(id) ? await readSocialFacts(db, id) : null;
      if (!page) throw notFound();
      const bytes = await pictures.get(id.toLowerCase(), page);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      reply.headers({ etag, ...publicFor(KEPT_FOR) });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(bytes);
    },
  });
}
