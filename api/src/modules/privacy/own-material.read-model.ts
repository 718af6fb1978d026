import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { ownSizes } from '../own-sizes/own-sizes.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';

/** What persons of these bookings rent or have rented, with the sizes as they were chosen. */
export const materialOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .select({
      bookingId: rentingMaterialOrders.bookingId,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
      title: rentingMaterialOrders.title,
      values: rentingMaterialOrders.values,
      state: rentingMaterialOrders.state,
      firstDay: rentingMaterialOrders.firstDay,
      lastDay: rentingMaterialOrders.lastDay,
      price: rentingMaterialOrders.price,
      charge: rentingMaterialOrders.charge,
      piece: rentingMaterialOrders.piece,
      note: rentingMaterialOrders.note,
      packedAt: rentingMaterialOrders.packedAt,
      handedOutAt: rentingMaterialOrders.handedOutAt,
      endedAt: rentingMaterialOrders.endedAt,
      createdAt: rentingMaterialOrders.createdAt,
    })
    .from(rentingMaterialOrders)
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .where(inArray(rentingMaterialOrders.bookingId, [...bookingIds]))
    .orderBy(asc(bookingPersons.position), asc(rentingMaterialOrders.title), asc(rentingMaterialOrders.id));

/** What the account keeps of its owner's sizes. */
export async function sizesOf(db: Db, userId: string) {
  const [row] = await db.select().from(ownSizes).where(eq(ownSizes.userId, userId));
  return row?.values ?? [];
}
