import { slugify } from '@firn/shared-contracts/domain';
import { count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind } from '../../records/index.ts';
import { contents } from '../contents/contents.table.ts';
import { navigationEntries } from './navigation-entries.table.ts';

export interface NavigationEntryRecord {
  readonly name: string;
  readonly slug: string;
  readonly parent: string | null;
  readonly position: number;
  readonly public: boolean;
  readonly content: string | null;
  readonly url: string | null;
}

export const navigationEntryKind = tableKind<NavigationEntryRecord>({
  entity: 'navigationEntry',
  collection: 'navigation_entries',
  table: navigationEntries,
  columns: {
    name: 'name',
    slug: 'slug',
    parent: 'parentId',
    position: 'position',
    public: 'public',
    content: 'contentId',
    url: 'url',
  },
  references: { parent: { table: navigationEntries }, content: { table: contents } },
  unique: {
    navigation_entries_slug_unique: {
      field: 'slug',
      message: 'Diesen Adressteil hat auf dieser Ebene schon ein anderer Eintrag. Bitte wähle einen anderen.',
    },
  },
  labelOf: ({ name }) => name,
});

/** A new entry is last among its siblings. */
export async function newNavigationEntry(
  tx: Tx,
  given: Partial<NavigationEntryRecord>,
): Promise<NavigationEntryRecord> {
  const parent = given.parent ?? null;
  const siblings = parent === null ? sql`parent_id is null` : eq(navigationEntries.parentId, parent);
  const [row] = await tx.select({ count: count() }).from(navigationEntries).where(siblings);
  const name = given.name ?? '';
  return {
    name,
    slug: slugify(name).slice(0, 80).replace(/-$/, '') || 'eintrag',
    parent,
    position: row?.count ?? 0,
    public: true,
    content: null,
    url: null,
  };
}
