import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind, usageIn } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
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

/** What uses it. */
export async function sleepingStyleUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [
    await usageIn(tx, {
      table: offers,
      where: eq(offers.sleepingStyleId, id),
      words: ['Angebot', 'Angebote'],
    }),
    await usageIn(tx, { table: events, where: eq(events.sleepingStyleId, id), words: ['Event', 'Events'] }),
  ];
}
