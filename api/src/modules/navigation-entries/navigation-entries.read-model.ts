import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { navigationEntries } from './navigation-entries.table.ts';
import { flatten, type TreeNode, treesOf } from './navigation-tree.domain.ts';

export interface NavigationFilter {
  readonly onlyPublic: boolean;
  /** The roots, the entries below one, or both. */
  readonly level: 'all' | 'roots' | 'below';
}

type EntryRow = typeof navigationEntries.$inferSelect;

function entryResponse({ entry, children }: TreeNode<EntryRow>, above = ''): NavigationEntryResponse {
  const path = `${above}/${entry.slug}`;
  return {
    '@id': iri('navigation_entries', entry.id),
    '@type': 'NavigationEntry',
    id: entry.id,
    version: 1,
    reference: { slug: entry.slug, name: entry.name },
    parent: entry.parentId ? iri('navigation_entries', entry.parentId) : null,
    public: entry.public,
    position: entry.position,
    content: null,
    url: null,
    path,
    isReachable: true,
    children: children.map((child) => entryResponse(child, path)),
  };
}

/** The navigation, each entry with everything below it: a few dozen rows, read as a whole. */
export async function listNavigationEntries(
  db: Db,
  filter: NavigationFilter,
): Promise<NavigationEntryResponse[]> {
  const rows = await db
    .select()
    .from(navigationEntries)
    .where(filter.onlyPublic ? eq(navigationEntries.public, true) : undefined)
    .orderBy(asc(navigationEntries.position), asc(navigationEntries.slug));
  const trees = treesOf(rows);
  const nodes = filter.level === 'roots' ? trees : flatten(trees);
  const wanted = filter.level === 'below' ? nodes.filter(({ entry }) => entry.parentId !== null) : nodes;
  return wanted.map((node) => entryResponse(node));
}

export async function findNavigationEntry(
  db: Db,
  id: string,
  onlyPublic: boolean,
): Promise<NavigationEntryResponse | null> {
  const all = await listNavigationEntries(db, { onlyPublic, level: 'all' });
  return all.find((entry) => entry.id === id.toLowerCase()) ?? null;
}
