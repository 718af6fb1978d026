import { and, eq, notExists } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { offers } from '../offers/offers.table.ts';
import { events } from './events.table.ts';

/** Deletes the hidden offer that was there for a guide's own tour alone (docs/domain/events.md#drafts-of-guides). */
export async function dropCarrier(tx: Tx, offerId: string): Promise<void> {
  const left = tx.select({ id: events.id }).from(events).where(eq(events.offerId, offerId));
  const isCarrier = and(eq(offers.type, 'spontaneous_tour'), eq(offers.state, 'hidden'), notExists(left));
  await tx.delete(offers).where(and(eq(offers.id, offerId), isCarrier));
}
