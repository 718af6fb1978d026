import { ContentRedirect, ContentTreeItem } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { wholePage } from '../../lib/pagination.ts';
import { readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findRedirect, pageTree } from './page-tree.read-model.ts';

export function pageTreeRoutes(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/content_tree',
    summary: 'Alle Seiten ohne ihre Bausteine, mit Stand und letzter Änderung',
    access: 'content_tree.read',
    response: { 200: collectionOf(ContentTreeItem) },
    errors: [401, 403],
    async handler(request) {
      const items = await pageTree(db);
      const page = wholePage(items.length);
      return collection(request, { type: 'Content', items, total: items.length, page, filters: [] });
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/content_redirects',
    summary: 'Wohin eine frühere Adresse einer Seite führt',
    access: 'content_redirects.read',
    response: { 200: ContentRedirect },
    errors: [400],
    filters: filters({ from: null }),
    async handler({ query }) {
      return findRedirect(db, readText(query, 'from') ?? '');
    },
  });
}
