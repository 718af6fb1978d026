import type { LevelResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type LevelRow, levels } from './levels.table.ts';

export const levelResponse = (row: LevelRow): LevelResponse => ({
  '@id': iri('levels', row.id),
  '@type': 'Level',
  id: row.id,
  version: row.version,
  title: row.title,
  description: row.description,
  position: row.position,
});

export const levelsReads = tableList({
  table: levels,
  order: [levels.position, levels.sortKey],
  toResponse: levelResponse,
});
