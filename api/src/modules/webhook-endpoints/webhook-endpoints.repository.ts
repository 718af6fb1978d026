import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { webhookEndpoints } from './webhooks.table.ts';

type NewEndpoint = Pick<typeof webhookEndpoints.$inferInsert, 'url' | 'types' | 'sealedSecret' | 'createdAt'>;

export async function keepEndpoint(tx: Tx, endpoint: NewEndpoint): Promise<string> {
  const [kept] = await tx.insert(webhookEndpoints).values(endpoint).returning({ id: webhookEndpoints.id });
  if (!kept) throw new Error('The endpoint was not kept.');
  return kept.id;
}

/** Removes an endpoint with its deliveries. @returns its address; null where there is none. */
export async function removeEndpoint(tx: Tx, id: string): Promise<string | null> {
  const [removed] = await tx
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .returning({ url: webhookEndpoints.url });
  return removed?.url ?? null;
}

/** Locks the row until the transaction ends; null where there is none. */
export async function lockEndpoint(tx: Tx, id: string) {
  const [found] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  return found ?? null;
}

export async function setStanding(
  tx: Tx,
  id: string,
  standing: Partial<Pick<typeof webhookEndpoints.$inferSelect, 'failingSince' | 'switchedOffAt'>>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(standing).where(eq(webhookEndpoints.id, id));
}

/** Notes what is full by now without telling it (docs/domain/webhooks.md#happenings). */
export async function rememberFullEvents(tx: Tx, at: Date): Promise<void> {
  await tx.execute(sql`select remember_full_events(${at.toISOString()}::timestamptz)`);
}

export const sealedSecrets = (db: Db) =>
  db.select({ id: webhookEndpoints.id, sealedSecret: webhookEndpoints.sealedSecret }).from(webhookEndpoints);

/** Replaces a secret unless it has become another one meanwhile. */
export async function resealSecret(
  db: Db,
  { id, sealedSecret }: { readonly id: string; readonly sealedSecret: string },
  again: string,
): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ sealedSecret: again })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.sealedSecret, sealedSecret)));
}
