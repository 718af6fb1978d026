import type { Db } from '../../db/client.ts';
import { navigationEntries } from '../../modules/navigation-entries/navigation-entries.table.ts';
import { NAVIGATION, type NavigationSeed } from '../content/navigation.ts';
import { seedId } from '../identity.ts';
import { contentId } from '../ids.ts';
import { insertRows } from './rows.ts';

const entryId = (path: string) => seedId(`navigation/${path}`);

function rowsOf(entries: readonly NavigationSeed[], parent: string | null = null): Row[] {
  return entries.flatMap(({ name, slug, page, url, children }, position) => {
    const path = parent ? `${parent}/${slug}` : slug;
    const row = {
      id: entryId(path),
      parentId: parent ? entryId(parent) : null,
      name,
      slug,
      position,
      contentId: page === null ? null : contentId(page),
      url,
    };
    return [row, ...rowsOf(children, path)];
  });
}

type Row = typeof navigationEntries.$inferInsert;

/** The menu of the site. */
export async function insertNavigation(db: Db): Promise<void> {
  await insertRows(db, navigationEntries, rowsOf(NAVIGATION));
}
