import { ContentCreate, ContentPatch, ContentResponse } from '@firn/shared-contracts/api';
import { PAGE_WORK } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { readWork } from '../../lib/office-filters.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean, readList, readText } from '../../lib/query.ts';
import { defineResource } from '../../records/index.ts';
import { contentViolations } from './content-rules.repository.ts';
import { type ContentFilter, type ContentReader, findContent, listContents } from './contents.read-model.ts';
import { contentKind, type PageRecord } from './contents.repository.ts';
import { newPage } from './new-page.ts';
import { type ContentsDeps, pagePreviewRoutes } from './page-previews.routes.ts';
import { pageStepRoutes } from './page-steps.routes.ts';
import { pageTreeRoutes } from './page-tree.routes.ts';
import { pageVersionRoutes } from './page-versions.routes.ts';
import { siteFaultsRoute } from './site-faults.routes.ts';

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
  work: readWork(query, PAGE_WORK, visitor),
  search: visitor.permissions.isAdmin ? readText(query, 'search') : null,
});

/** The pages of the site: read by everybody, written by the office (docs/domain/content.md). */
export async function contentsModule(app: FastifyInstance, deps: ContentsDeps): Promise<void> {
  defineResource<PageRecord, ContentResponse>(app, deps, {
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
      search: null,
      work: null,
      'work[]': null,
      'properties[]': null,
    }),
    pageSize: 30,
    async list(db, query, page, { visitor }) {
      const filter = filterOf(query, visitor);
      return speaks(readText(query, 'locale')) ? listContents(db, filter, page) : { items: [], total: 0 };
    },
    find: (db, id, { visitor }) => findContent(db, id, readerOf({}, visitor)),
    writes: {
      kind: contentKind,
      create: ContentCreate,
      patch: ContentPatch,
      defaults: newPage,
      rules: contentViolations,
      // A page goes by way of the bin.
      isPermanent: true,
    },
  });
  pageStepRoutes(app, deps);
  pageVersionRoutes(app, deps);
  pagePreviewRoutes(app, deps);
  pageTreeRoutes(app, deps);
  siteFaultsRoute(app, deps);
}
