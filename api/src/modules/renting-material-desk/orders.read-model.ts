import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import type { MaterialOrderState } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { type Ownership, visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { Listed, View } from '../../records/index.ts';
import { guidesEvent, guidesSeeSince, readableBookings } from '../bookings/booking-access.read-model.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { users } from '../users/users.table.ts';
import { type OrderFilter, readOrderFilter } from './order-filter.ts';

/** As `renting_material_standings` has it. The column is named in full: a query of one table would leave the table out. */
export const standing = sql<MaterialOrderState>`(
  select s.state from renting_material_standings s where s.id = "renting_material_orders"."id"
)`;

const COLUMNS = {
  order: rentingMaterialOrders,
  state: standing,
  bookingNumber: bookings.number,
  bookedBy: bookings.userId,
  event: { id: events.id, code: events.code, start: events.start, end: events.end },
  title: sql<string>`coalesce(${events.title}, ${offers.title})`,
  person: {
    id: bookingPersons.id,
    firstName: bookingPersons.firstName,
    lastName: bookingPersons.lastName,
  },
  changedBy: { firstName: users.firstName, lastName: users.lastName },
};

const selectOrders = (db: Db) =>
  db
    .select(COLUMNS)
    .from(rentingMaterialOrders)
    .innerJoin(bookings, eq(bookings.id, rentingMaterialOrders.bookingId))
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .leftJoin(users, eq(users.id, rentingMaterialOrders.changedById))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

const instant = (at: Date | null) => at?.toISOString() ?? null;

const ownershipOf = ({ bookedBy }: Row, { user, permissions }: Visitor): Ownership => {
  if (permissions.isAdmin || bookedBy === user?.id) return 'own';
  return permissions.isGuide ? 'own-event' : 'none';
};

function orderResponse(row: Row, visitor: Visitor): RentingMaterialOrderResponse {
  const { order, event, person } = row;
  const whole: RentingMaterialOrderResponse = {
    '@id': iri('renting_material_orders', order.id),
    '@type': 'RentingMaterialOrder',
    id: order.id,
    version: order.version,
    state: row.state,
    booking: iri('bookings', order.bookingId),
    bookingNumber: row.bookingNumber,
    event: {
      '@id': iri('events', event.id),
      id: event.id,
      code: event.code,
      title: row.title,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
    },
    person: { '@id': iri('booking_persons', person.id), id: person.id, fullName: fullNameOf(person) },
    material: {
      '@id': iri('renting_materials', order.materialId),
      id: order.materialId,
      title: order.title,
    },
    values: order.values.map(({ property, title, value }) => ({
      rentingMaterialProperty: iri('renting_material_properties', property),
      title,
      value,
    })),
    from: order.firstDay,
    to: order.lastDay,
    piece: order.piece,
    packed: order.packedAt !== null,
    packedAt: instant(order.packedAt),
    handedOutAt: instant(order.handedOutAt),
    endedAt: instant(order.endedAt),
    changedBy: row.changedBy && fullNameOf(row.changedBy),
    note: order.note,
    picture: order.pictureId && iri('documents', order.pictureId),
    price: order.price,
    charge: order.charge,
  };
  return visibleFields('renting_material_orders', whole, readerOf(visitor, ownershipOf(row, visitor)));
}

/**
 * SQL: orders that a visitor may read: admins all, guides those of their events, guests their own, anybody those of the
 * booking whose token they hold.
 */
function readable(db: Db, visitor: Visitor, now: Date, token: string | null): SQL | undefined {
  const { user, permissions } = visitor;
  const own = readableBookings(visitor, token);
  if (!user || !permissions.isGuide) return own;
  const led = and(guidesEvent(db, user.id, events.id), gte(events.end, guidesSeeSince(now)));
  return or(own, led);
}

/** Those whose days touch the days from one to another; what a filter does not name does not count. */
function conditionOf({ states, event, booking, material, from, to }: OrderFilter): SQL | undefined {
  return and(
    states.length > 0 ? inArray(standing, [...states]) : undefined,
    event ? eq(bookings.eventId, event) : undefined,
    booking ? eq(rentingMaterialOrders.bookingId, booking) : undefined,
    material ? eq(rentingMaterialOrders.materialId, material) : undefined,
    from ? gte(rentingMaterialOrders.lastDay, from) : undefined,
    to ? lte(rentingMaterialOrders.firstDay, to) : undefined,
  );
}

/** The order in which the store packs them. */
const BY_EVENT = [
  asc(rentingMaterialOrders.firstDay),
  asc(events.code),
  asc(bookingPersons.lastName),
  asc(bookingPersons.firstName),
  asc(rentingMaterialOrders.title),
  asc(rentingMaterialOrders.id),
];

export async function listOrders(
  db: Db,
  query: Query,
  page: Page,
  { visitor, now }: View,
): Promise<Listed<RentingMaterialOrderResponse>> {
  const filter = readOrderFilter(query);
  const where = and(readable(db, visitor, now, filter.token), conditionOf(filter));
  const rows = await selectOrders(db)
    .where(where)
    .orderBy(...BY_EVENT)
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(rentingMaterialOrders)
    .innerJoin(bookings, eq(bookings.id, rentingMaterialOrders.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(where);
  return { items: rows.map((row) => orderResponse(row, visitor)), total: counted?.total ?? 0 };
}

/** Every order of the list, in its order. */
export async function listOrderIds(
  db: Db,
  filter: OrderFilter,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: rentingMaterialOrders.id })
    .from(rentingMaterialOrders)
    .innerJoin(bookings, eq(bookings.id, rentingMaterialOrders.bookingId))
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(readable(db, visitor, now, filter.token), conditionOf(filter)))
    .orderBy(...BY_EVENT);
  return rows.map(({ id }) => id);
}

/** Those of the ids that are still there, in any order. */
export async function readOrders(
  db: Db,
  ids: readonly string[],
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): Promise<RentingMaterialOrderResponse[]> {
  const rows = await selectOrders(db).where(
    and(isAmong(rentingMaterialOrders.id, ids), readable(db, visitor, now, null)),
  );
  return rows.map((row) => orderResponse(row, visitor));
}

export async function findOrder(
  db: Db,
  id: string,
  { visitor, now, query = {} }: Pick<View, 'visitor' | 'now'> & { readonly query?: Query },
): Promise<RentingMaterialOrderResponse | null> {
  const [row] = await selectOrders(db).where(
    and(eq(rentingMaterialOrders.id, id), readable(db, visitor, now, readText(query, 'token'))),
  );
  return row ? orderResponse(row, visitor) : null;
}
