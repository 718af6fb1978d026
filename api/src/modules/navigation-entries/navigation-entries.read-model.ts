import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { contents } from '../contents/contents.table.ts';
import { navigationEntries } from './navigation-entries.table.ts';
import { flatten, slugPath, type TreeNode, treesOf } from './navigation-tree.domain.ts';

export interface NavigationFilter {
  /** As readers get it: without what is hidden, and without what leads to a hidden page. */
  readonly onlyPublic: boolean;
  /** The roots, the entries below one, or both. */
  readonly level: 'all' | 'roots' | 'below';
}

const { id, version, parentId, name, slug, position, contentId, url } = navigationEntries;

const rowsOf = (db: Db) =>
  db
    .select({
      ...{ id, version, parentId, name, slug, position, contentId, url },
      public: navigationEntries.public,
      completeSlug: contents.completeSlug,
      isPagePublic: contents.public,
    })
    .from(navigationEntries)
    .leftJoin(contents, eq(contents.id, contentId))
    .orderBy(asc(position), asc(slug));

type EntryRow = Awaited<ReturnType<typeof rowsOf>>[number] & { readonly path: string };

const isReachable = ({ isPagePublic }: Pick<EntryRow, 'isPagePublic'>): boolean => isPagePublic ?? true;

function entryResponse({ entry, children }: TreeNode<EntryRow>): NavigationEntryResponse {
  return {
    '@id': iri('navigation_entries', entry.id),
    '@type': 'NavigationEntry',
    id: entry.id,
    version: entry.version,
    reference: { slug: entry.slug, name: entry.name },
    parent: entry.parentId ? iri('navigation_entries', entry.parentId) : null,
    public: entry.public,
    position: entry.position,
    content: entry.contentId ? iri('contents', entry.contentId) : null,
    url: entry.url,
    path: entry.path,
    isReachable: isReachable(entry),
    children: children.map(entryResponse),
  };
}

/** The navigation, each entry with everything below it: a few dozen rows, read as a whole. */
export async function listNavigationEntries(
  db: Db,
  filter: NavigationFilter,
): Promise<NavigationEntryResponse[]> {
  const all = await rowsOf(db);
  const pathOf = (row: (typeof all)[number]) =>
    row.completeSlug === null ? (row.url ?? slugPath(all, row.id)) : pagePath(row.completeSlug);
  const rows = all.map((row) => ({ ...row, path: pathOf(row) }));
  const shown = filter.onlyPublic ? rows.filter((row) => row.public && isReachable(row)) : rows;
  const trees = treesOf(shown);
  const nodes = filter.level === 'roots' ? trees : flatten(trees);
  const wanted = filter.level === 'below' ? nodes.filter(({ entry }) => entry.parentId !== null) : nodes;
  return wanted.map(entryResponse);
}

export async function findNavigationEntry(
  db: Db,
  entryId: string,
  onlyPublic: boolean,
): Promise<NavigationEntryResponse | null> {
  const all = await listNavigationEntries(db, { onlyPublic, level: 'all' });
  return all.find((entry) => entry.id === entryId.toLowerCase()) ?? null;
}
