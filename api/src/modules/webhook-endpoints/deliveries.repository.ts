import { and, asc, eq, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import type { DeliveryRow } from './webhook-body.ts';
import { CLAIM_MS, KEPT_MS } from './webhooks.domain.ts';
import { webhookDeliveries, webhookEndpoints, webhookFullEvents } from './webhooks.table.ts';

/** Finds what waits and is due, that no worker holds, and that nothing of the same object has to go before. */
function isDue(db: Db, now: Date): SQL | undefined {
  const { endpointId, objectId, state, position, nextAttemptAt, claimedUntil } = webhookDeliveries;
  const earlier = alias(webhookDeliveries, 'earlier');
  const before = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.endpointId, endpointId),
        eq(earlier.objectId, objectId),
        sql`${earlier.state} = 'waiting'`,
        lt(earlier.position, position),
      ),
    );
  return and(
    sql`${state} = 'waiting'`,
    lte(nextAttemptAt, now),
    or(isNull(claimedUntil), lte(claimedUntil, now)),
    notExists(before),
  );
}

/** Endpoints that are switched on and for which something is due. */
export const endpointsWithDue = (db: Db, now: Date) =>
  db
    .selectDistinct({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      sealedSecret: webhookEndpoints.sealedSecret,
    })
    .from(webhookEndpoints)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.id))
    .where(and(isNull(webhookEndpoints.switchedOffAt), isDue(db, now)));

export type DueEndpoint = Awaited<ReturnType<typeof endpointsWithDue>>[number];

/** Takes the first delivery of an endpoint that is due; null where there is none. */
export function claimDelivery(db: Db, endpointId: string, now: Date): Promise<DeliveryRow | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), isDue(tx, now)))
      .orderBy(asc(webhookDeliveries.position))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [claimed] = await tx
      .update(webhookDeliveries)
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(webhookDeliveries.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

/** Writes what came of an attempt, unless the delivery was given up meanwhile; the worker lets go of it. */
export async function settleDelivery(tx: Tx, id: string, outcome: Partial<DeliveryRow>): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...outcome, claimedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')));
}

/** Gives up what waits for an endpoint that is switched off. */
export async function giveUpWaiting(tx: Tx, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'given_up', failure: 'switched_off', claimedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}

/** Locks one delivery of an endpoint; null where there is none. */
export async function lockDelivery(tx: Tx, endpointId: string, id: string): Promise<DeliveryRow | null> {
  const [found] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
    .for('update');
  return found ?? null;
}

/** Puts it into the queue with a new series of attempts. */
export async function queueAgain(tx: Tx, id: string, now: Date): Promise<DeliveryRow | undefined> {
  const [queued] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, failure: null })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return queued;
}

/** Deletes deliveries that are old, and what is remembered of events that are over (docs/domain/webhooks.md#delivery). */
export async function forgetWebhooks(db: Db, now: Date): Promise<void> {
  const kept = new Date(now.getTime() - KEPT_MS);
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.occurredAt, kept), sql`${webhookDeliveries.state} <> 'waiting'`));
  const over = db.select({ id: events.id }).from(events).where(lt(events.start, now));
  await db.delete(webhookFullEvents).where(sql`${webhookFullEvents.eventId} in ${over}`);
}
