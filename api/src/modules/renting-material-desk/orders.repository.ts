import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { rentingMaterialStock } from '../renting-materials/renting-materials.table.ts';
import { standing } from './orders.read-model.ts';

/** Locks an order; the caller holds the locks of its booking where it charges it. Null if there is none. */
export async function lockOrder(tx: Tx, id: string) {
  await tx
    .select({ id: rentingMaterialOrders.id })
    .from(rentingMaterialOrders)
    .where(eq(rentingMaterialOrders.id, id))
    .for('no key update');
  const [row] = await tx
    .select({ order: rentingMaterialOrders, state: standing })
    .from(rentingMaterialOrders)
    .where(eq(rentingMaterialOrders.id, id));
  return row ?? null;
}

/** What the locks of a step depend on; it never changes. Null if there is no such order. */
export async function placeOf(tx: Tx, id: string) {
  const { bookingId, materialId } = rentingMaterialOrders;
  const [place] = await tx
    .select({ bookingId, materialId })
    .from(rentingMaterialOrders)
    .where(eq(rentingMaterialOrders.id, id));
  return place ?? null;
}

/** Place of a person in the booking, which its price lines name. */
export async function positionOf(tx: Tx, personId: string): Promise<number> {
  const [person] = await tx
    .select({ position: bookingPersons.position })
    .from(bookingPersons)
    .where(eq(bookingPersons.id, personId));
  return person?.position ?? 0;
}

type OrderChange = Partial<typeof rentingMaterialOrders.$inferInsert>;

/** Stores a step; it counts as one change. */
export async function updateOrder(tx: Tx, id: string, change: OrderChange): Promise<void> {
  await tx
    .update(rentingMaterialOrders)
    .set({ ...change, version: sql`${rentingMaterialOrders.version} + 1` })
    .where(eq(rentingMaterialOrders.id, id));
}

/** A damaged piece is out of order until the office says that it is whole. */
export async function takeOutOfOrder(tx: Tx, stockId: string): Promise<void> {
  const { outOfOrder, quantity } = rentingMaterialStock;
  await tx
    .update(rentingMaterialStock)
    .set({ outOfOrder: sql`least(${outOfOrder} + 1, ${quantity})` })
    .where(eq(rentingMaterialStock.id, stockId));
}

/** A lost piece is no more. */
export async function takeOffStock(tx: Tx, stockId: string): Promise<void> {
  const { outOfOrder, quantity } = rentingMaterialStock;
  await tx
    .update(rentingMaterialStock)
    .set({
      quantity: sql`greatest(${quantity} - 1, 0)`,
      outOfOrder: sql`least(${outOfOrder}, greatest(${quantity} - 1, 0))`,
    })
    .where(eq(rentingMaterialStock.id, stockId));
}
