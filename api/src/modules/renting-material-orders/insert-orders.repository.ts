import type { Tx } from '../../db/client.ts';
import { rentingMaterialOrders } from './renting-material-orders.table.ts';

/** Writes what is reserved; the triggers count once more. */
export async function insertOrders(
  tx: Tx,
  orders: readonly (typeof rentingMaterialOrders.$inferInsert)[],
): Promise<void> {
  await tx.insert(rentingMaterialOrders).values([...orders]);
}
