import type { Db } from '../../db/client.ts';
import { accommodations } from '../../modules/accommodations/accommodations.table.ts';
import { activities } from '../../modules/activities/activities.table.ts';
import { levels } from '../../modules/levels/levels.table.ts';
import { searchWords } from '../../modules/search-words/search-words.table.ts';
import { sleepingStyles } from '../../modules/sleeping-styles/sleeping-styles.table.ts';
import { tags } from '../../modules/tags/tags.table.ts';
import { ACTIVITIES, type ActivitySeed } from '../catalogue/activities.ts';
import { HOUSES, houseRow } from '../catalogue/houses.ts';
import { LEVELS, SLEEPING_STYLES } from '../catalogue/lookups.ts';
import { SEARCH_WORDS } from '../catalogue/search-words.ts';
import { TAGS } from '../catalogue/types.ts';
import { activityId, levelId, searchWordId, sleepingStyleId, tagId } from '../ids.ts';
import { insertRows } from './rows.ts';

function activityRows() {
  const tree: readonly ActivitySeed[] = ACTIVITIES;
  return tree.flatMap(({ slug, title, difficulties, children }, position) => [
    {
      id: activityId(slug),
      title,
      slug,
      difficulties: [...difficulties],
      mainFilter: true,
      parentId: null,
      position,
    },
    ...children.map((child, index) => ({
      id: activityId(child.slug),
      title: child.title,
      slug: child.slug,
      difficulties: [...child.difficulties],
      mainFilter: false,
      parentId: activityId(slug),
      position: index,
    })),
  ]);
}

/** The small lists that offers refer to. */
export async function insertLookups(db: Db): Promise<void> {
  await insertRows(db, activities, activityRows());
  await insertRows(
    db,
    levels,
    LEVELS.map((level, position) => ({ id: levelId(level.title), ...level, position })),
  );
  await insertRows(
    db,
    sleepingStyles,
    SLEEPING_STYLES.map((title, position) => ({ id: sleepingStyleId(title), title, position })),
  );
  await insertRows(
    db,
    tags,
    TAGS.map((title) => ({ id: tagId(title), title })),
  );
  await insertRows(
    db,
    searchWords,
    Object.entries(SEARCH_WORDS).map(([title, meaning]) => ({ id: searchWordId(title), title, meaning })),
  );
  await insertRows(
    db,
    accommodations,
    HOUSES.map((house, index) => houseRow(house, index)),
  );
}
