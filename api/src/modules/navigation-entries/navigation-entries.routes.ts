import { NavigationEntry, NavigationEntryCreate, NavigationEntryPatch } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readBoolean } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import {
  findNavigationEntry,
  listNavigationEntries,
  type NavigationFilter,
} from './navigation-entries.read-model.ts';
import { navigationEntryKind, newNavigationEntry } from './navigation-entries.repository.ts';
import { checkNavigationEntry } from './navigation-place.repository.ts';

const onlyPublic = (query: Query, { permissions }: Visitor): boolean =>
  !permissions.isAdmin || readBoolean(query, 'public') === true;

function levelOf(query: Query): NavigationFilter['level'] {
  const hasParent = readBoolean(query, 'exists', 'parent');
  if (hasParent === null) return 'all';
  return hasParent ? 'below' : 'roots';
}

/** The site's navigation; `exists[parent]=false` gives the top level with everything below. */
export async function navigationEntriesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'navigation_entries',
    type: 'NavigationEntry',
    title: { one: 'Navigationseintrag', many: 'Navigation' },
    schema: NavigationEntry,
    filters: filters({ 'exists[parent]': 'parent', public: 'public', 'properties[]': null }),
    pageSize: 100,
    async list(db, query, page, { visitor }) {
      const filter = { onlyPublic: onlyPublic(query, visitor), level: levelOf(query) };
      const all = await listNavigationEntries(db, filter);
      return { items: all.slice(page.offset, page.offset + page.size), total: all.length };
    },
    find: (db, id, { visitor }) => findNavigationEntry(db, id, onlyPublic({}, visitor)),
    writes: {
      kind: navigationEntryKind,
      create: NavigationEntryCreate,
      patch: NavigationEntryPatch,
      defaults: newNavigationEntry,
      rules: checkNavigationEntry,
    },
  });
}
