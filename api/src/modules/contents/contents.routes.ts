import { ContentResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { type ContentFilter, type ContentReader, findContent, listContents } from './contents.read-model.ts';

/** Hidden pages and drafts exist for the office only. */
const readerOf = (query: Query, { permissions: { isAdmin } }: Visitor): ContentReader => ({
  isOffice: isAdmin,
  public: isAdmin ? readBoolean(query, 'public') : true,
});

/** The site speaks German only: no page has another locale. */
const speaks = (locale: string | null): boolean => locale === null || /^de\b/.test(locale);

const filterOf = (query: Query, visitor: Visitor): ContentFilter => ({
  ...readerOf(query, visitor),
  completeSlugs: readList(query, 'completeSlug'),
  slugs: readList(query, 'translations.slug'),
  inBin: visitor.permissions.isAdmin && readBoolean(query, 'exists', 'deletedAt') === true,
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
      'exists[deletedAt]': null,
      'properties[]': null,
    }),
    pageSize: 30,
    async list(db, query, page, { visitor }) {
      const filter = filterOf(query, visitor);
      return speaks(readText(query, 'locale')) ? listContents(db, filter, page) : { items: [], total: 0 };
    },
    find: (db, id, { visitor }) => findContent(db, id, readerOf({}, visitor)),
  });
}
