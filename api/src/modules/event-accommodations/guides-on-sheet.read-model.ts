import { and, asc, eq, exists, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { guidesNoMore } from '../event-guides/guides-no-more.read-model.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { offerGuides } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';

/** Who leads an event, with the phone: they arrive with the group. */
export async function guidesOnSheet(
  db: Db,
  eventId: string,
): Promise<readonly { readonly name: string; readonly phone: string | null }[]> {
  const one = { one: sql`1` };
  const any = db.select(one).from(eventGuides).where(eq(eventGuides.eventId, eventId));
  const own = db
    .select(one)
    .from(eventGuides)
    .where(and(eq(eventGuides.eventId, eventId), eq(eventGuides.userId, users.id)));
  const ofOffer = db
    .select(one)
    .from(offerGuides)
    .innerJoin(events, eq(events.offerId, offerGuides.offerId))
    .where(
      and(
        eq(events.id, eventId),
        eq(offerGuides.userId, users.id),
        not(guidesNoMore(offerGuides.userId, events.id)),
      ),
    );
  return db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`, phone: users.phone })
    .from(users)
    .where(or(exists(own), and(not(exists(any)), exists(ofOffer))))
    .orderBy(asc(users.sortKey));
}
