import { NavigationEntry } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, filters, item } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { type Query, readBoolean } from '../../lib/query.ts';
import type { NavigationService } from './navigation-entries.service.ts';

const PAGE_SIZE = 100;

const navigationFilters = filters({ 'exists[parent]': 'parent', public: 'public' });

const onlyPublic = (query: Query, { permissions }: Visitor): boolean =>
  !permissions.isAdmin || readBoolean(query, 'public') === true;

function levelOf(query: Query): 'all' | 'roots' | 'below' {
  const hasParent = readBoolean(query, 'exists', 'parent');
  if (hasParent === null) return 'all';
  return hasParent ? 'below' : 'roots';
}

export function navigationEntriesRoutes(app: FastifyInstance, service: NavigationService): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/navigation_entries',
    summary: 'Navigation; exists[parent]=false gibt nur die oberste Ebene',
    access: 'navigation_entries.read',
    response: { 200: Type.Array(NavigationEntry) },
    errors: [400],
    filters: navigationFilters,
    async handler(request) {
      const { query, principal } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const all = await service.list({
        onlyPublic: onlyPublic(query, principal),
        level: levelOf(query),
      });
      const items = all.slice(page.offset, page.offset + page.size);
      const list = { type: 'NavigationEntry', items, total: all.length, page, filters: navigationFilters };
      return collection(request, list);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/navigation_entries/:id',
    summary: 'Ein Eintrag der Navigation',
    access: 'navigation_entries.read',
    params: Type.Object({ id: Type.String() }),
    response: { 200: NavigationEntry },
    errors: [404],
    async handler({ params, principal }) {
      const entry = await service.find(params.id, onlyPublic({}, principal));
      if (!entry) throw notFound();
      return item('NavigationEntry', entry);
    },
  });
}
