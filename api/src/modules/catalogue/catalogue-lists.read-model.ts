import {
  AccommodationResponse,
  ActivityResponse,
  LevelResponse,
  SleepingStyleResponse,
  TagResponse,
  VatRateResponse,
} from '@firn/shared-contracts/api';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Query } from '../../lib/query.ts';
import { readBoolean } from '../../lib/query.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import type { CatalogueList } from './catalogue.read-model.ts';
import { activities, levels, sleepingStyles, tags, vatRates } from './catalogue.table.ts';
import {
  accommodationResponse,
  activityResponse,
  levelResponse,
  sleepingStyleResponse,
  tagResponse,
  vatRateResponse,
} from './catalogue-responses.read-model.ts';

function activityConditions(query: Query): SQL | undefined {
  const hasParent = readBoolean(query, 'exists', 'parent');
  const mainFilter = readBoolean(query, 'mainFilter');
  return and(
    hasParent === null ? undefined : hasParent ? isNotNull(activities.parentId) : isNull(activities.parentId),
    mainFilter === null ? undefined : eq(activities.mainFilter, mainFilter),
  );
}

/** The small lists behind the filters: one entry each, all served by the same routes. */
export const CATALOGUE_LISTS: readonly CatalogueList[] = [
  {
    path: 'activities',
    title: 'Aktivitäten',
    type: 'Activity',
    table: activities,
    order: [activities.position, activities.sortKey],
    schema: ActivityResponse,
    toResponse: (row) => activityResponse(row as typeof activities.$inferSelect),
    filters: { mainFilter: 'mainFilter', 'exists[parent]': 'parent' },
    conditions: activityConditions,
  },
  {
    path: 'levels',
    title: 'Niveaus',
    type: 'Level',
    table: levels,
    order: [levels.position, levels.sortKey],
    schema: LevelResponse,
    toResponse: (row) => levelResponse(row as typeof levels.$inferSelect),
  },
  {
    path: 'sleeping_styles',
    title: 'Übernachtungsarten',
    type: 'SleepingStyle',
    table: sleepingStyles,
    order: [sleepingStyles.position, sleepingStyles.sortKey],
    schema: SleepingStyleResponse,
    toResponse: (row) => sleepingStyleResponse(row as typeof sleepingStyles.$inferSelect),
  },
  {
    path: 'tags',
    title: 'Stichworte',
    type: 'Tag',
    table: tags,
    order: [tags.sortKey],
    schema: TagResponse,
    toResponse: (row) => tagResponse(row as typeof tags.$inferSelect),
  },
  {
    path: 'vat_rates',
    title: 'Mehrwertsteuersätze',
    type: 'VatRate',
    table: vatRates,
    order: [vatRates.validFrom, vatRates.title],
    schema: VatRateResponse,
    toResponse: (row) => vatRateResponse(row as typeof vatRates.$inferSelect),
  },
  {
    path: 'accommodations',
    title: 'Unterkünfte',
    type: 'Accommodation',
    table: accommodations,
    order: [accommodations.sortKey],
    schema: AccommodationResponse,
    toResponse: (row) => accommodationResponse(row as typeof accommodations.$inferSelect),
  },
];
