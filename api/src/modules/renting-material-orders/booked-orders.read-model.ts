import type { BookingPersonResponse } from '@firn/shared-contracts/api';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { rentingMaterialOrders } from './renting-material-orders.table.ts';

const COLUMNS = {
  id: rentingMaterialOrders.id,
  personId: rentingMaterialOrders.personId,
  position: bookingPersons.position,
  personState: bookingPersons.state,
  materialId: rentingMaterialOrders.materialId,
  stockId: rentingMaterialOrders.stockId,
  title: rentingMaterialOrders.title,
  values: rentingMaterialOrders.values,
  state: rentingMaterialOrders.state,
  price: rentingMaterialOrders.price,
};

/** Orders of bookings that nobody has given up, in the order of the persons. */
export async function findBookedOrders(db: Db, ...bookingIds: readonly string[]) {
  return db
    .select(COLUMNS)
    .from(rentingMaterialOrders)
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .where(
      and(
        inArray(rentingMaterialOrders.bookingId, [...bookingIds]),
        ne(rentingMaterialOrders.state, 'cancelled'),
      ),
    )
    .orderBy(asc(bookingPersons.position), asc(rentingMaterialOrders.title));
}

export type BookedOrder = Awaited<ReturnType<typeof findBookedOrders>>[number];

type Rented = Pick<BookingPersonResponse, 'rentingMaterial' | 'rentingMaterialPropertyValues'>;

/** What a person rents, as it was chosen: each value once, though several materials ask for it. */
export function rentedBy(orders: readonly BookedOrder[]): Rented {
  const values = orders.flatMap((order) => order.values);
  return {
    rentingMaterial: orders.map(({ materialId }) => iri('renting_materials', materialId)),
    rentingMaterialPropertyValues: [...new Map(values.map((value) => [value.property, value])).values()].map(
      ({ property, title, value }) => ({
        rentingMaterialProperty: iri('renting_material_properties', property),
        title,
        value,
      }),
    ),
  };
}
