import { ContentResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { type ContentFilter, findContent, listContents } from './contents.read-model.ts';

/** Hidden pages exist for admins only. */
const publicFilter = (query: Query, { permissions }: Visitor): boolean | null =>
  permissions.isAdmin ? readBoolean(query, 'public') : true;

/** The site speaks German only: no page has another locale. */
const speaks = (locale: string | null): boolean => locale === null || /^de\b/.test(locale);

const filterOf = (query: Query, visitor: Visitor): ContentFilter => ({
  completeSlugs: readList(query, 'completeSlug'),
  slugs: readList(query, 'translations.slug'),
  public: publicFilter(query, visitor),
});

/** CMS pages. */
export async function contentsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'contents',
    type: 'Content',
    title: { one: 'Inhaltsseite', many: 'Inhaltsseiten' },
    schema: ContentResponse,
    filters: filters({
      locale: null,
      'completeSlug[]': 'completeSlug',
      'translations.slug': null,
      public: 'public',
      'properties[]': null,
    }),
    pageSize: 30,
    async list(db, query, page, { visitor }) {
      const filter = filterOf(query, visitor);
      return speaks(readText(query, 'locale')) ? listContents(db, filter, page) : { items: [], total: 0 };
    },
    find: (db, id, { visitor }) => findContent(db, id, publicFilter({}, visitor)),
  });
}
