import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { events } from '../events/events.table.ts';
import type { Days } from './material-availability.read-model.ts';
import { eventRentingMaterials, offerRentingMaterials } from './renting-materials.table.ts';

interface RentedWithEvent {
  readonly days: Days;
  readonly materialIds: readonly string[];
}

/** Ids of what can be rented with an event: its own list, else that of its offer (docs/domain/material.md#what-can-be-rented). */
export async function loadRentableIds(db: Db, eventId: string, offerId: string): Promise<string[]> {
  const own = db
    .select({
      id: eventRentingMaterials.materialId,
      position: eventRentingMaterials.position,
      isOwn: sql<boolean>`true`.as('is_own'),
    })
    .from(eventRentingMaterials)
    .where(eq(eventRentingMaterials.eventId, eventId));
  const ofOffer = db
    .select({
      id: offerRentingMaterials.materialId,
      position: offerRentingMaterials.position,
      isOwn: sql<boolean>`false`.as('is_own'),
    })
    .from(offerRentingMaterials)
    .where(eq(offerRentingMaterials.offerId, offerId));
  const links = own.unionAll(ofOffer).as('links');
  const rows = await db.select().from(links).orderBy(asc(links.position));
  const hasOwn = rows.some(({ isOwn }) => isOwn);
  return rows.filter(({ isOwn }) => isOwn === hasOwn).map(({ id }) => id);
}

/** Calendar days in Zurich from the start to the end. */
export const daysOf = ({ start, end }: { readonly start: Date; readonly end: Date }): Days => ({
  first: zurichDate(start),
  last: zurichDate(end),
});

/** The days on which a piece is held: it also dries before and after (docs/domain/material.md#availability). */
export const withDryingDays = ({ first, last }: Days, dryingDays: number) => ({
  heldFrom: addDays(first, -dryingDays),
  heldUntil: addDays(last, dryingDays),
});

/** What can be rented with an event that the visitor may see; null for any other. */
export async function materialsOfEvent(
  db: Db,
  eventId: string,
  { permissions }: Visitor,
): Promise<RentedWithEvent | null> {
  const isShown = sql`(${events.published} or ${events.isPrivate} or ${permissions.isAdmin || permissions.isGuide})`;
  const [event] = await db
    .select({ offerId: events.offerId, start: events.start, end: events.end })
    .from(events)
    .where(sql`${events.id} = ${eventId} and ${isShown}`);
  if (!event) return null;
  return { days: daysOf(event), materialIds: await loadRentableIds(db, eventId, event.offerId) };
}
