import { type DifficultyField, slugify } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind } from '../../records/index.ts';
import { activities } from './activities.table.ts';

export interface ActivityRecord {
  readonly title: string;
  readonly slug: string;
  readonly mainFilter: boolean;
  readonly parent: string | null;
  readonly position: number;
  readonly difficulties: readonly DifficultyField[];
}

export const activityKind = tableKind<ActivityRecord>({
  entity: 'activity',
  collection: 'activities',
  table: activities,
  columns: {
    title: 'title',
    slug: 'slug',
    mainFilter: 'mainFilter',
    parent: 'parentId',
    position: 'position',
    difficulties: 'difficulties',
  },
  references: { parent: { table: activities } },
  unique: {
    activities_slug_unique: {
      field: 'slug',
      message: 'Diesen Adressteil hat schon eine andere Aktivität.',
    },
  },
  labelOf: ({ title }) => title,
});

/** A new activity is last among its siblings. */
export async function newActivity(tx: Tx, given: Partial<ActivityRecord>): Promise<ActivityRecord> {
  const parent = given.parent ?? null;
  const siblings = parent === null ? sql`parent_id is null` : eq(activities.parentId, parent);
  const [row] = await tx.select({ count: count() }).from(activities).where(siblings);
  const title = given.title ?? '';
  return {
    title,
    slug: slugify(title),
    mainFilter: false,
    parent,
    position: row?.count ?? 0,
    difficulties: [],
  };
}

/** An activity cannot be below itself: the tree would lose the whole branch. */
export async function refuseCircle(tx: Tx, id: string | null, parent: string | null): Promise<Violation[]> {
  if (id === null || parent === null) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`with recursive above as (
    select id, parent_id from activities where id = ${parent}::uuid
    union select a.id, a.parent_id from activities a join above on a.id = above.parent_id)
    select id from above where id = ${id}::uuid`);
  if (rows.length === 0) return [];
  return [{ propertyPath: 'parent', message: 'Eine Aktivität kann nicht unter sich selbst stehen.' }];
}
