import type {
  AccommodationResponse,
  ActivityResponse,
  LevelResponse,
  SleepingStyleResponse,
  TagResponse,
  VatRateResponse,
} from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { AccommodationRow } from '../accommodations/accommodations.table.ts';
import type { ActivityRow, LevelRow, SleepingStyleRow, TagRow, VatRateRow } from './catalogue.table.ts';

const head = (collection: string, type: string, id: string) => ({
  '@id': iri(collection, id),
  '@type': type,
  id,
});

export const activityResponse = (row: ActivityRow): ActivityResponse => ({
  ...head('activities', 'Activity', row.id),
  title: row.title,
  slug: row.slug,
  mainFilter: row.mainFilter,
  parent: row.parentId && iri('activities', row.parentId),
  position: row.position,
});

export const levelResponse = (row: LevelRow): LevelResponse => ({
  ...head('levels', 'Level', row.id),
  title: row.title,
  description: row.description,
  position: row.position,
});

export const sleepingStyleResponse = (row: SleepingStyleRow): SleepingStyleResponse => ({
  ...head('sleeping_styles', 'SleepingStyle', row.id),
  title: row.title,
  position: row.position,
});

export const tagResponse = (row: TagRow): TagResponse => ({
  ...head('tags', 'Tag', row.id),
  title: row.title,
});

export const vatRateResponse = (row: VatRateRow): VatRateResponse => ({
  ...head('vat_rates', 'VatRate', row.id),
  title: row.title,
  category: row.category,
  percent: row.percent,
  validFrom: row.validFrom,
  validTo: row.validTo,
});

export const accommodationResponse = (row: AccommodationRow): AccommodationResponse => ({
  ...head('accommodations', 'Accommodation', row.id),
  title: row.title,
  place: row.place,
});
