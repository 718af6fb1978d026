import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { and, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { eventGuides, events } from '../events/events.table.ts';

export type PinboardRole = PinboardPostResponse['authorRole'];

/**
 * SQL: whether somebody takes part in the event by a confirmed booking: their account's, or one with a person of their
 * address, which the account has proven.
 */
export function takesPartIn(
  db: Db,
  { id, email }: { readonly id: string | SQLWrapper; readonly email: string | SQLWrapper },
): SQL {
  const persons = db
    .select({ one: sql`1` })
    .from(bookingPersons)
    .where(
      and(
        eq(bookingPersons.bookingId, bookings.id),
        inArray(bookingPersons.state, ['active', 'attended', 'no_show']),
        eq(sql`lower(${bookingPersons.email})`, sql`lower(${email})`),
      ),
    );
  const booked = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, events.id),
        inArray(bookings.state, ['confirmed', 'completed']),
        or(eq(bookings.userId, id), exists(persons)),
      ),
    );
  return exists(booked);
}

export interface Pinboard {
  readonly eventId: string;
  readonly end: Date;
  /** As what the visitor stands before it. */
  readonly role: PinboardRole;
}

/** The pinboard of an event; null for who has no business there, as for an event there is none of. */
export async function findPinboard(
  db: Db,
  eventId: string,
  { user, permissions }: Visitor,
): Promise<Pinboard | null> {
  if (!user) return null;
  const [event] = await db
    .select({
      eventId: events.id,
      end: events.end,
      guides: sql<boolean>`coalesce((${isGuidedBy(db, [user.id])}), false)`,
      takesPart: sql<boolean>`${takesPartIn(db, user)}`,
    })
    .from(events)
    .where(eq(events.id, eventId));
  if (!event) return null;
  const { guides, takesPart, ...board } = event;
  if (guides) return { ...board, role: 'guide' };
  if (permissions.isAdmin) return { ...board, role: 'office' };
  return takesPart ? { ...board, role: 'guest' } : null;
}

/** Ids of those who have agreed to lead the event. */
export async function guidesOf(db: Db, eventId: string): Promise<ReadonlySet<string>> {
  const own = await db
    .select({ id: eventGuides.userId })
    .from(eventGuides)
    .where(eq(eventGuides.eventId, eventId));
  return new Set(own.map(({ id }) => id));
}
