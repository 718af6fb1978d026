import { tableKind } from '../../records/index.ts';
import { levels } from './levels.table.ts';

export interface LevelRecord {
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

export const levelKind = tableKind<LevelRecord>({
  entity: 'level',
  collection: 'levels',
  table: levels,
  columns: { title: 'title', description: 'description', position: 'position' },
  references: {},
  unique: { levels_title_unique: { field: 'title', message: 'Dieses Niveau gibt es schon.' } },
  labelOf: ({ title }) => title,
});
