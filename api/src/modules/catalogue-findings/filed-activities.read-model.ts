import type { DifficultyField } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { type ActivityRow, activities } from '../activities/activities.table.ts';
import type { FiledActivity } from './told-tour.ts';

type Known = ReadonlyMap<string, Pick<ActivityRow, 'id' | 'title' | 'parentId' | 'difficulties'>>;

function lineOf(known: Known, id: string): string[] {
  const activity = known.get(id);
  return activity ? [id, ...(activity.parentId ? lineOf(known, activity.parentId) : [])] : [];
}

/** Activities by their ids, with those above them: a filter by one of those finds the tour, too. */
export async function readFiledActivities(
  db: Db,
): Promise<(ids: readonly string[]) => readonly FiledActivity[]> {
  const rows = await db
    .select({
      id: activities.id,
      title: activities.title,
      parentId: activities.parentId,
      difficulties: activities.difficulties,
    })
    .from(activities);
  const known: Known = new Map(rows.map((row) => [row.id, row]));
  const scalesOf = (id: string): DifficultyField[] =>
    lineOf(known, id).flatMap((each) => known.get(each)?.difficulties ?? []);
  return (ids) => {
    const lines = ids.map((id) => lineOf(known, id));
    const above = new Set(lines.flatMap((line) => line.slice(1)));
    return [...new Set(lines.flat())].map((id) => ({
      title: known.get(id)?.title ?? '',
      scales: scalesOf(id),
      isLeaf: !above.has(id),
    }));
  };
}
