import { tableKind } from '../../records/index.ts';
import { sleepingStyles } from './sleeping-styles.table.ts';

export interface SleepingStyleRecord {
  readonly title: string;
  readonly position: number;
}

export const sleepingStyleKind = tableKind<SleepingStyleRecord>({
  entity: 'sleepingStyle',
  collection: 'sleeping_styles',
  table: sleepingStyles,
  columns: { title: 'title', position: 'position' },
  references: {},
  unique: {
    sleeping_styles_title_unique: { field: 'title', message: 'Diese Übernachtungsart gibt es schon.' },
  },
  labelOf: ({ title }) => title,
});
