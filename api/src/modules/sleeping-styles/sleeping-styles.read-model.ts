import type { SleepingStyleResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type SleepingStyleRow, sleepingStyles } from './sleeping-styles.table.ts';

export const sleepingStyleResponse = (row: SleepingStyleRow): SleepingStyleResponse => ({
  '@id': iri('sleeping_styles', row.id),
  '@type': 'SleepingStyle',
  id: row.id,
  version: row.version,
  title: row.title,
  position: row.position,
});

export const sleepingStylesReads = tableList({
  table: sleepingStyles,
  order: [sleepingStyles.position, sleepingStyles.sortKey],
  toResponse: sleepingStyleResponse,
});
