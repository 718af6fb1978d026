import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { MATERIAL_ORDER_STATES, type MaterialOrderState } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { type Ownership, visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { filterIds, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readChoices, readText } from '../../lib/query.ts';
import type { Listed, View } from '../../records/index.ts';
import { guidesEvent, guidesSeeSince } from '../bookings/booking-access.read-model.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { users } from '../users/users.table.ts';

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

/** SQL: orders that a visitor may read: admins all, guides those of their events, guests their own. */
function readable(db: Db, { user, permissions }: Visitor, now: Date): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  if (!user) return sql`false`;
  const own = eq(bookings.userId, user.id);
  if (!permissions.isGuide) return own;
  const led = and(guidesEvent(db, user.id, events.id, events.offerId), gte(events.end, guidesSeeSince(now)));
  return or(own, led);
}

const DAY = /^20\d\d-\d\d-\d\d$/;

function readDay(query: Query, name: string): string | null {
  const day = readText(query, name);
  if (day === null || (DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)))) return day;
  throw badRequest(`Der Filter «${name}» erwartet ein Datum wie 2026-02-14.`);
}

/** Those whose days touch the days from one to another; what a filter does not name does not count. */
function filtered(query: Query): SQL | undefined {
  const ids = (name: string, collection: string) => {
    const reference = readText(query, name);
    return reference === null ? null : (filterIds(collection, name, [reference])[0] ?? null);
  };
  const states = readChoices(query, MATERIAL_ORDER_STATES, 'state');
  const [eventId, bookingId] = [ids('event', 'events'), ids('booking', 'bookings')];
  const materialId = ids('material', 'renting_materials');
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  return and(
    states.length > 0 ? inArray(standing, states) : undefined,
    eventId ? eq(bookings.eventId, eventId) : undefined,
    bookingId ? eq(rentingMaterialOrders.bookingId, bookingId) : undefined,
    materialId ? eq(rentingMaterialOrders.materialId, materialId) : undefined,
    from ? gte(rentingMaterialOrders.lastDay, from) : undefined,
    to ? lte(rentingMaterialOrders.firstDay, to) : undefined,
  );
}

/** In the order in which the store packs them: by day, event, person and material. */
export async function listOrders(
  db: Db,
  query: Query,
  page: Page,
  { visitor, now }: View,
): Promise<Listed<RentingMaterialOrderResponse>> {
  const where = and(readable(db, visitor, now), filtered(query));
  const rows = await selectOrders(db)
    .where(where)
    .orderBy(
      asc(rentingMaterialOrders.firstDay),
      asc(events.code),
      asc(bookingPersons.lastName),
      asc(bookingPersons.firstName),
      asc(rentingMaterialOrders.title),
      asc(rentingMaterialOrders.id),
    )
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

export async function findOrder(
  db: Db,
  id: string,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): Promise<RentingMaterialOrderResponse | null> {
  const [row] = await selectOrders(db).where(
    and(eq(rentingMaterialOrders.id, id), readable(db, visitor, now)),
  );
  return row ? orderResponse(row, visitor) : null;
}
