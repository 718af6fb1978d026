import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind, usageIn } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
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

/** What uses it. */
export async function levelUsage(tx: Tx, id: string): Promise<Usage[]> {
  return [
    await usageIn(tx, { table: offers, where: eq(offers.levelId, id), words: ['Angebot', 'Angebote'] }),
    await usageIn(tx, { table: events, where: eq(events.levelId, id), words: ['Event', 'Events'] }),
  ];
}
