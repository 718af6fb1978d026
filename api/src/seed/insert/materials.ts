import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import {
  rentingMaterialOrders,
  type StoredOrderState,
} from '../../modules/renting-material-orders/renting-material-orders.table.ts';
import {
  offerRentingMaterials,
  rentingMaterialAsks,
  rentingMaterialProperties,
  rentingMaterialStock,
  rentingMaterials,
} from '../../modules/renting-materials/renting-materials.table.ts';
import {
  MATERIAL_PROPERTIES,
  MATERIALS,
  type MaterialPropertyName,
  type MaterialPropertySeed,
  type MaterialSeed,
} from '../catalogue/materials.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { seedId } from '../identity.ts';
import { offerId, userId, vatRateId } from '../ids.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { bookingId } from './bookings.ts';
import { insertRows } from './rows.ts';

const materialId = (title: string) => seedId(`material/${title}`);
const propertyId = (name: MaterialPropertyName) => seedId(`material-property/${name}`);
const stockId = (title: string, value: string) => seedId(`material-stock/${title}/${value}`);

const asksOf = ({ stock, asks = [] }: MaterialSeed): MaterialPropertyName[] =>
  typeof stock === 'number' ? [...asks] : [stock.by, ...asks];

const stockOf = ({ title, stock, outOfOrder = 0 }: MaterialSeed) => {
  const rows = typeof stock === 'number' ? [['', stock] as const] : Object.entries(stock.pieces);
  return rows.map(([value, quantity], position) => ({
    id: stockId(title, value),
    materialId: materialId(title),
    position,
    values: typeof stock === 'number' ? {} : { [propertyId(stock.by)]: value },
    quantity,
    outOfOrder: position === 0 ? Math.min(outOfOrder, quantity) : 0,
  }));
};

/** What is included in the price of a tour: an order of it has no line, so it may be booked after the others. */
const INCLUDED = 'LVS-Gerät';
/** Booked orders that the seed writes at most for one event, fewer than there are pieces. */
const MOST_AT_ONCE = 3;
const DRYING_DAYS = 1;

type Order = typeof rentingMaterialOrders.$inferInsert;

/** Where an order stands by now; of those to come, every third is packed. */
function standingOf({ event }: PlannedBooking, index: number, now: Date): Partial<Order> {
  const handedOutAt = event.start;
  const changedById = userId('admin@firn.example');
  if (event.start > now) return index % 3 === 0 ? { packedAt: now, changedById } : {};
  if (event.end > now) return { state: 'handed_out', handedOutAt, changedById, piece: `LVS-${index + 1}` };
  const ends: readonly StoredOrderState[] = ['returned', 'returned', 'damaged', 'returned', 'lost'];
  const state = ends[index % ends.length] ?? 'returned';
  const notes = { damaged: 'Batteriefach gebrochen', lost: 'Auf der Abfahrt verloren' } as const;
  const note = state === 'damaged' || state === 'lost' ? notes[state] : '';
  return { state, note, handedOutAt, endedAt: event.end, changedById, piece: `LVS-${index + 1}` };
}

function ordersOf(planned: readonly PlannedBooking[], offers: readonly OfferSeed[], now: Date): Order[] {
  const rented = MATERIALS.find(({ title }) => title === INCLUDED);
  const codes = new Set(offers.filter(({ kind }) => rented?.for.includes(kind)).map(({ code }) => code));
  const ofEvents = Map.groupBy(
    planned.filter(
      ({ state, event }) => (state === 'confirmed' || state === 'completed') && codes.has(event.offer.code),
    ),
    ({ event }) => event.code,
  );
  const bookings = [...ofEvents.values()].flatMap((ofEvent) => ofEvent.slice(0, MOST_AT_ONCE)).slice(0, 60);
  return bookings.map((booking, index) => {
    const [firstDay, lastDay] = [zurichDate(booking.event.start), zurichDate(booking.event.end)];
    return {
      id: seedId(`material-order/${booking.number}`),
      bookingId: bookingId(booking.number),
      personId: seedId(`booking-person/${booking.number}/0`),
      materialId: materialId(INCLUDED),
      stockId: stockId(INCLUDED, ''),
      title: INCLUDED,
      values: [],
      firstDay,
      lastDay,
      heldFrom: addDays(firstDay, -DRYING_DAYS),
      heldUntil: addDays(lastDay, DRYING_DAYS),
      price: 0,
      createdAt: booking.createdAt,
      ...standingOf(booking, index, now),
    };
  });
}

interface Renting {
  readonly offers: readonly OfferSeed[];
  readonly bookings: readonly PlannedBooking[];
  readonly now: Date;
}

/** What can be rented, with which offers, and what guests have of it, after the bookings. */
export async function insertMaterials(db: Db, { offers, bookings, now }: Renting): Promise<void> {
  const names = Object.keys(MATERIAL_PROPERTIES) as MaterialPropertyName[];
  await insertRows(
    db,
    rentingMaterialProperties,
    names.map((name) => {
      const { choices = [], ...property }: MaterialPropertySeed = MATERIAL_PROPERTIES[name];
      return { id: propertyId(name), ...property, choices: [...choices] };
    }),
  );
  await insertRows(
    db,
    rentingMaterials,
    MATERIALS.map(({ title, description, price, perDay = false, deposit = '' }) => ({
      id: materialId(title),
      title,
      description,
      grossPrice: price * 100,
      perDay,
      depositNote: deposit,
      vatRateId: vatRateId('Sal2.1, 8.1%'),
      createdAt: now,
    })),
  );
  await insertRows(
    db,
    rentingMaterialAsks,
    MATERIALS.flatMap((material) =>
      asksOf(material).map((name, position) => ({
        materialId: materialId(material.title),
        propertyId: propertyId(name),
        position,
      })),
    ),
  );
  await insertRows(db, rentingMaterialStock, MATERIALS.flatMap(stockOf));
  await insertRows(
    db,
    offerRentingMaterials,
    offers.flatMap(({ code, kind }) =>
      MATERIALS.filter((material) => material.for.includes(kind)).map(({ title }, position) => ({
        offerId: offerId(code),
        materialId: materialId(title),
        position,
      })),
    ),
  );
  await insertRows(db, rentingMaterialOrders, ordersOf(bookings, offers, now));
}
