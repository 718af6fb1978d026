import { and, eq, exists, gte, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { events } from './events.table.ts';

const PUBLIC_STATES = ['open', 'confirmed', 'closed', 'cancelled'] as const;

/** Spontaneous tours have a hidden offer of their own, which nobody is shown (docs/domain/events.md#tours-by-guides). */
const isSpontaneous = (): SQL | undefined =>
  and(eq(offers.state, 'hidden'), eq(offers.type, 'spontaneous_tour'));

/** Published events of published offers, and published spontaneous tours. */
export const isPublic = (): SQL | undefined =>
  and(
    eq(events.published, true),
    inArray(events.state, [...PUBLIC_STATES]),
    or(eq(offers.state, 'published'), isSpontaneous()),
  );

/** Events that are not over, and that take place. */
export const isComing = (now: Date): SQL | undefined =>
  and(gte(events.end, now), ne(events.state, 'cancelled'));

/** States of bookings without effect. */
export const ENDED_BOOKINGS = ['cancelled', 'annulled', 'rejected', 'expired'] as const;

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
