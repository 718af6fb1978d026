import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { rentingMaterialOrders } from './renting-material-orders.table.ts';

/** Orders that a change of their booking gives up; their pieces are free for others. */
export async function giveUpOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(rentingMaterialOrders)
    .set({ state: 'cancelled', version: sql`${rentingMaterialOrders.version} + 1` })
    .where(inArray(rentingMaterialOrders.id, [...ids]));
}
