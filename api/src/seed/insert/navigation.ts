import type { Db } from '../../db/client.ts';
import { navigationEntries } from '../../modules/navigation-entries/navigation-entries.table.ts';
import { NAVIGATION, type NavigationSeed } from '../content/navigation.ts';
import { seedId } from '../identity.ts';
import { insertRows } from './rows.ts';

const entryId = (path: string) => seedId(`navigation/${path}`);

function rowsOf(entries: readonly NavigationSeed[], parent: string | null = null): Row[] {
  return entries.flatMap(({ name, slug, children }, position) => {
    const path = parent ? `${parent}/${slug}` : slug;
    const row = { id: entryId(path), parentId: parent ? entryId(parent) : null, name, slug, position };
    return [row, ...rowsOf(children, path)];
  });
}

type Row = typeof navigationEntries.$inferInsert;

/** The menu of the site. */
export async function insertNavigation(db: Db): Promise<void> {
  await insertRows(db, navigationEntries, rowsOf(NAVIGATION));
}
