import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type PrivateRequestRow, privateRequests } from './private-requests.table.ts';

/** Whether a secret, by its hash, is that of the offer of a private event, whatever has become of it. */
export async function isOfferOf(db: Db, eventId: string, offerTokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: privateRequests.id })
    .from(privateRequests)
    .where(and(eq(privateRequests.eventId, eventId), eq(privateRequests.offerTokenHash, offerTokenHash)));
  return row !== undefined;
}

/** The offer of a private event; the caller holds the lock of the event. */
export async function lockOfferOf(tx: Tx, eventId: string): Promise<PrivateRequestRow | null> {
  const [row] = await tx
    .select()
    .from(privateRequests)
    .where(eq(privateRequests.eventId, eventId))
    .for('update');
  return row ?? null;
}
