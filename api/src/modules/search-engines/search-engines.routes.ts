import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { sendTagged } from '../../lib/send-tagged.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { indexedPages } from './indexed-pages.read-model.ts';
import { sitemap } from './sitemap.ts';

/** Seconds. */
const KEPT_FOR = 600;

/** The sitemap, which the gateway gives at `/sitemap.xml` (docs/domain/content.md#for-search-engines). */
export async function searchEnginesModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/sitemap.xml',
    summary: 'Was Suchmaschinen zeigen dürfen, mit der letzten Änderung (`/sitemap.xml`)',
    access: 'sitemap.read',
    response: { 200: Type.String(), 304: null },
    errors: [],
    produces: ['application/xml'],
    async handler(request, reply) {
      const pages = await indexedPages(db, clock());
      reply.headers({ ...publicFor(KEPT_FOR), 'content-type': 'application/xml; charset=utf-8' });
      return sendTagged(request, reply, sitemap(pages, request.publicOrigin));
    },
  });
}
