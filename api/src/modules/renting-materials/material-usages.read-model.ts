import type { Usage } from '@firn/shared-contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type Dependents, usageIn } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { dependentEvents } from '../events/dependent-events.read-model.ts';
import { events } from '../events/events.table.ts';
import { dependentOffers } from '../offers/dependent-offers.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { eventRentingMaterials, offerRentingMaterials } from './renting-materials.table.ts';

const dependentBookings: Dependents = {
  table: bookings,
  name: bookings.number,
  words: ['Buchung', 'Buchungen'],
};

/** What names a material: offers, events and whoever has ordered it. */
export async function materialUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofOffers = tx
    .select({ id: offerRentingMaterials.offerId })
    .from(offerRentingMaterials)
    .where(eq(offerRentingMaterials.materialId, id));
  const ofEvents = tx
    .select({ id: eventRentingMaterials.eventId })
    .from(eventRentingMaterials)
    .where(eq(eventRentingMaterials.materialId, id));
  const ofBookings = tx
    .select({ id: rentingMaterialOrders.bookingId })
    .from(rentingMaterialOrders)
    .where(eq(rentingMaterialOrders.materialId, id));
  return [
    await usageIn(tx, dependentOffers, inArray(offers.id, ofOffers)),
    await usageIn(tx, dependentEvents, inArray(events.id, ofEvents)),
    await usageIn(tx, dependentBookings, inArray(bookings.id, ofBookings)),
  ];
}
