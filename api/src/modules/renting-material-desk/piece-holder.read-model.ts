import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';

export interface Handing {
  readonly orderId: string;
  /** Null for the label that the order was packed with. */
  readonly label: string | null;
}

/** Who has the piece of a label on another order, compared as the index of the table does; null where it is in the store. */
export async function findHolder(db: Db, { orderId, label }: Handing) {
  const { id, piece, state } = rentingMaterialOrders;
  const packedWith = sql`(select o.piece from renting_material_orders o where o.id = ${orderId})`;
  const [holder] = await db
    .select({
      piece: sql<string>`${piece}`,
      title: rentingMaterialOrders.title,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
      eventCode: events.code,
    })
    .from(rentingMaterialOrders)
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .innerJoin(bookings, eq(bookings.id, rentingMaterialOrders.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        sql`upper(btrim(${piece})) = upper(btrim(coalesce(${label}::text, ${packedWith})))`,
        eq(state, 'handed_out'),
        ne(id, orderId),
      ),
    );
  return holder ?? null;
}

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;
