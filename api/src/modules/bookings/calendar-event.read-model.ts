import type { PoiResponse } from '@firn/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';

/** Completes a calendar file by what the booking does not say; every change of the event raises the version. */
export async function calendarEvent(db: Db, id: string) {
  const [row] = await db
    .select({
      version: events.version,
      state: events.state,
      meetingText: sql<string>`coalesce(${events.meetingText}, ${offers.meetingText}, '')`,
      pois: sql<PoiResponse[] | null>`coalesce(${events.pois}, ${offers.pois})`,
      equipmentText: sql<string>`coalesce(${events.equipmentText}, ${offers.equipmentText}, '')`,
      minimumParticipants: sql<number>`coalesce(${events.minimumParticipants}, ${offers.minimumParticipants})`,
      durationDays: events.durationDays,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(events.id, id));
  if (!row) throw new Error(`No event ${id}`);
  return row;
}
