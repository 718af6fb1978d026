import { and, eq, exists, inArray, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { offerGuides, offers } from '../offers/offers.table.ts';
import { eventGuides, events } from './events.table.ts';

const PUBLIC_STATES = ['open', 'confirmed', 'closed', 'cancelled'] as const;

/** Published events of published offers. */
export const isPublic = (): SQL | undefined =>
  and(eq(events.published, true), inArray(events.state, [...PUBLIC_STATES]), eq(offers.state, 'published'));

/** Events guided by one of the users: by the event's own guides, or its offer's if it has none. */
export function isGuidedBy(db: Db, userIds: readonly string[]): SQL | undefined {
  const ofEvents = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(inArray(eventGuides.userId, [...userIds]));
  const ofOffers = db
    .select({ id: offerGuides.offerId })
    .from(offerGuides)
    .where(inArray(offerGuides.userId, [...userIds]));
  const ownGuides = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(eq(eventGuides.eventId, events.id));
  return or(inArray(events.id, ofEvents), and(inArray(events.offerId, ofOffers), not(exists(ownGuides))));
}

/** States of bookings without effect. */
const ENDED_BOOKINGS = ['cancelled', 'annulled', 'rejected', 'expired'] as const;

/** Events for which the user has a booking; with `active`, one in effect. */
export function isBookedBy(db: Db, userId: string, { active = false } = {}): SQL {
  const isActive = active ? notInArray(bookings.state, [...ENDED_BOOKINGS]) : undefined;
  const booked = db
    .select({ id: bookings.eventId })
    .from(bookings)
    .where(and(eq(bookings.eventId, events.id), eq(bookings.userId, userId), isActive));
  return exists(booked);
}

/** Lists: public events, for guides their own too, for admins all (docs/domain/permissions.md#matrix). */
export function isListedFor(db: Db, { user, permissions }: Visitor): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  return user && permissions.isGuide ? or(isPublic(), isGuidedBy(db, [user.id])) : isPublic();
}

/** Items: the listed events, and those a user has booked. */
export function isReachableFor(db: Db, visitor: Visitor): SQL | undefined {
  const listed = isListedFor(db, visitor);
  if (!listed || !visitor.user) return listed;
  return or(listed, isBookedBy(db, visitor.user.id));
}
