import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { freePieces } from '../renting-materials/material-availability.read-model.ts';
import { daysOf } from '../renting-materials/materials-of-event.read-model.ts';
import { rentingMaterials } from '../renting-materials/renting-materials.table.ts';

interface Dates {
  readonly start: string;
  readonly end: string;
}

const daysFrom = ({ start, end }: Dates) => daysOf({ start: new Date(start), end: new Date(end) });

/** Orders of an event that hold a piece, and whose they are. */
async function heldOrders(tx: Tx, eventId: string) {
  const standing = sql`(select s.state from renting_material_standings s where s.id = ${rentingMaterialOrders.id})`;
  return tx
    .select({
      id: rentingMaterialOrders.id,
      materialId: rentingMaterialOrders.materialId,
      stockId: rentingMaterialOrders.stockId,
      title: rentingMaterialOrders.title,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
    })
    .from(rentingMaterialOrders)
    .innerJoin(bookings, eq(bookings.id, rentingMaterialOrders.bookingId))
    .innerJoin(bookingPersons, eq(bookingPersons.id, rentingMaterialOrders.personId))
    .where(and(eq(bookings.eventId, eventId), inArray(standing, ['requested', 'reserved', 'handed_out'])))
    .orderBy(asc(rentingMaterialOrders.createdAt), asc(rentingMaterialOrders.id));
}

/** The event is locked already; materials come after it, by ascending id (docs/domain/bookings.md#capacity). */
async function lockMaterialsOf(tx: Tx, materialIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: rentingMaterials.id })
    .from(rentingMaterials)
    .where(isAmong(rentingMaterials.id, materialIds))
    .orderBy(asc(rentingMaterials.id))
    .for('no key update');
}

/** Says which material is not free on the new days of an event (docs/domain/material.md#reservation). */
export async function movedMaterialViolations(
  tx: Tx,
  eventId: string,
  { before, next, now }: { readonly before: Dates; readonly next: Dates; readonly now: Date },
): Promise<Violation[]> {
  const [old, days] = [daysFrom(before), daysFrom(next)];
  if (old.first === days.first && old.last === days.last) return [];
  const orders = await heldOrders(tx, eventId);
  if (orders.length === 0) return [];
  const materialIds = [...new Set(orders.map(({ materialId }) => materialId))];
  await lockMaterialsOf(tx, materialIds);
  const except = orders.map(({ id }) => id);
  const pieces = await freePieces(tx, { ...days, materialIds, today: zurichDate(now), except });
  const left = new Map(pieces.map(({ stockId, free }) => [stockId, free]));
  return orders.flatMap(({ stockId, title, firstName, lastName }) => {
    const free = left.get(stockId ?? '') ?? 0;
    if (free > 0) left.set(stockId ?? '', free - 1);
    const message = `An diesen Tagen ist nicht frei: ${title} für ${firstName} ${lastName}.`;
    return free > 0 ? [] : [{ propertyPath: 'start', message }];
  });
}

/** The orders of an event have its days, in the same transaction. */
export async function moveOrders(tx: Tx, eventId: string, dates: Dates): Promise<void> {
  const { first, last } = daysFrom(dates);
  await tx.execute(sql`
    update renting_material_orders o
    set first_day = ${first}::date, last_day = ${last}::date, version = o.version + 1,
      held_from = ${first}::date - m.drying_days, held_until = ${last}::date + m.drying_days
    from bookings b, renting_materials m
    where b.id = o.booking_id and m.id = o.material_id and b.event_id = ${eventId}
      and o.state in ('reserved', 'handed_out')
      and (o.first_day, o.last_day) <> (${first}::date, ${last}::date)`);
}
