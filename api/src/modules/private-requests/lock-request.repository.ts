import { eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { lockEvent } from '../bookings/index.ts';
import { type PrivateRequestRow, privateRequests } from '../private-offers/private-requests.table.ts';
import { byToken } from './private-requests.read-model.ts';

/**
 * Locks a request, and its event before it, as a booking of it does: who answers, books and lets it expire at once take
 * turns. Null where there is none.
 */
async function lockRequest(tx: Tx, where: SQL | undefined): Promise<PrivateRequestRow | null> {
  const [seen] = await tx.select({ id: privateRequests.id }).from(privateRequests).where(where);
  if (!seen) return null;
  // Nobody makes an event of it meanwhile: which one is to be locked stays as it is read.
  await takeTurns(tx, `answers to private request ${seen.id}`);
  const isIt = eq(privateRequests.id, seen.id);
  const [current] = await tx.select({ eventId: privateRequests.eventId }).from(privateRequests).where(isIt);
  if (current?.eventId) await lockEvent(tx, current.eventId);
  const [row] = await tx.select().from(privateRequests).where(isIt).for('update');
  return row ?? null;
}

export const lockRequestById = (tx: Tx, id: string): Promise<PrivateRequestRow | null> =>
  lockRequest(tx, eq(privateRequests.id, id));

/** That of the link of a mail. */
export const lockRequestByToken = (tx: Tx, token: string): Promise<PrivateRequestRow | null> =>
  lockRequest(tx, byToken(token));
