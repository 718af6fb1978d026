import { ContentPreviewLink, ContentResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { linkIsOver, notFound } from '../../lib/problem.ts';
import type { Seal } from '../../lib/seal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findPreview } from './contents.read-model.ts';
import { officePage } from './page-step.route.ts';
import { pageOfToken, previewEnd, previewToken } from './preview-link.ts';

export interface ContentsDeps extends ResourceDeps {
  /** Closes what a link to a draft says. */
  readonly previewSeal: Seal;
}

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

export function pagePreviewRoutes(app: FastifyInstance, { db, clock, previewSeal }: ContentsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/contents/:id/preview_links',
    summary: 'Link auf den Entwurf einer Seite, sieben Tage lang für alle, die ihn haben',
    access: 'contents.share',
    params: IdParams,
    response: { 200: ContentPreviewLink },
    errors: [401, 403, 404],
    async handler({ params, publicOrigin }) {
      const page = await officePage(db, params.id);
      if (page.deletedAt !== null) throw notFound();
      const until = previewEnd(clock());
      const token = previewToken(previewSeal, page.id, until);
      return { url: `${publicOrigin}/cms-preview?token=${token}`, until: until.toISOString() };
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/content_previews/:token',
    summary: 'Der Entwurf einer Seite, für alle mit einem Link darauf',
    access: 'content_previews.read',
    params: TokenParams,
    response: { 200: ContentResponse },
    errors: [404, 410],
    async handler({ params }, reply) {
      const id = pageOfToken(previewSeal, params.token, clock());
      const page = id === null ? null : await findPreview(db, id);
      if (!page) throw linkIsOver();
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return item('Content', page);
    },
  });
}
