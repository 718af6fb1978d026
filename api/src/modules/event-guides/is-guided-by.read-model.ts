import { and, eq, exists, inArray, not, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { offerGuides } from '../offers/offers.table.ts';
import { guidesNoMore } from './guides-no-more.read-model.ts';

/** Events guided by one of the users: by the event's own guides, or those of its offer who did not decline. */
export function isGuidedBy(db: Db, userIds: readonly string[]): SQL | undefined {
  const ofEvents = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(inArray(eventGuides.userId, [...userIds]));
  const standIn = db
    .select({ id: offerGuides.offerId })
    .from(offerGuides)
    .where(
      and(
        eq(offerGuides.offerId, events.offerId),
        inArray(offerGuides.userId, [...userIds]),
        not(guidesNoMore(offerGuides.userId, events.id)),
      ),
    );
  const ownGuides = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(eq(eventGuides.eventId, events.id));
  return or(inArray(events.id, ofEvents), and(not(exists(ownGuides)), exists(standIn)));
}
