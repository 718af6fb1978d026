import { ContentResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, filters, item } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import type { ContentsService } from './contents.service.ts';

const PAGE_SIZE = 30;

const contentFilters = filters({
  locale: null,
  'completeSlug[]': 'completeSlug',
  'translations.slug': null,
  public: 'public',
});

/** Hidden pages exist for admins only. */
const publicFilter = (query: Query, { permissions }: Visitor): boolean | null =>
  permissions.isAdmin ? readBoolean(query, 'public') : true;

/** The site speaks German only: no page has another locale. */
const speaks = (locale: string | null): boolean => locale === null || /^de\b/.test(locale);

export function contentsRoutes(app: FastifyInstance, service: ContentsService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/contents',
    summary: 'Inhaltsseiten',
    access: 'contents.read',
    response: { 200: Type.Array(ContentResponse) },
    errors: [400],
    filters: contentFilters,
    async handler(request) {
      const { query, principal } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const filter = {
        completeSlugs: readList(query, 'completeSlug'),
        slugs: readList(query, 'translations.slug'),
        public: publicFilter(query, principal),
      };
      const { items, total } = speaks(readText(query, 'locale'))
        ? await service.list(filter, page)
        : { items: [], total: 0 };
      return collection(request, { type: 'Content', items, total, page, filters: contentFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/contents/:id',
    summary: 'Eine Inhaltsseite',
    access: 'contents.read',
    params: Type.Object({ id: Type.String() }),
    response: { 200: ContentResponse },
    errors: [404],
    async handler({ params, principal }) {
      const content = await service.find(params.id, publicFilter({}, principal));
      if (!content) throw notFound();
      return item('Content', content);
    },
  });
}
