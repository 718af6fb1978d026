import type { ActivityResponse } from '@firn/shared-contracts/api';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { iri } from '../../lib/iri.ts';
import { type Query, readBoolean } from '../../lib/query.ts';
import { tableList } from '../../records/index.ts';
import { type ActivityRow, activities } from './activities.table.ts';

export const activityResponse = (row: ActivityRow): ActivityResponse => ({
  '@id': iri('activities', row.id),
  '@type': 'Activity',
  id: row.id,
  version: row.version,
  title: row.title,
  slug: row.slug,
  mainFilter: row.mainFilter,
  parent: row.parentId && iri('activities', row.parentId),
  position: row.position,
  difficulties: row.difficulties,
});

function conditions(query: Query): SQL | undefined {
  const hasParent = readBoolean(query, 'exists', 'parent');
  const mainFilter = readBoolean(query, 'mainFilter');
  return and(
    hasParent === null ? undefined : hasParent ? isNotNull(activities.parentId) : isNull(activities.parentId),
    mainFilter === null ? undefined : eq(activities.mainFilter, mainFilter),
  );
}

export const activitiesReads = tableList({
  table: activities,
  order: [activities.position, activities.sortKey],
  toResponse: activityResponse,
  conditions,
});
