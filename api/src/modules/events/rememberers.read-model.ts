import { and, asc, eq, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { rememberedEvents } from '../remembered-events/remembered-events.table.ts';
import { users } from '../users/users.table.ts';
import { ENDED_BOOKINGS } from './event-visibility.read-model.ts';

/** Who is written to about an event on their Merkliste. */
export interface Rememberer {
  /** Of the entry of the list. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

export const REMEMBERER = { id: rememberedEvents.id, email: users.email, firstName: users.firstName };

/**
 * SQL: whether the owner of an entry is written to: who asked for it, not who is locked, nor who has booked it meanwhile
 * (docs/domain/bookings.md#remembered-events).
 */
export function isWrittenTo(db: Db): SQL | undefined {
  const booked = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, rememberedEvents.eventId),
        eq(bookings.userId, rememberedEvents.userId),
        notInArray(bookings.state, [...ENDED_BOOKINGS]),
      ),
    );
  return and(eq(rememberedEvents.mails, true), eq(users.state, 'active'), notExists(booked));
}

export const rememberersOf = (db: Db, eventId: string): Promise<Rememberer[]> =>
  db
    .select(REMEMBERER)
    .from(rememberedEvents)
    .innerJoin(users, eq(users.id, rememberedEvents.userId))
    .where(and(eq(rememberedEvents.eventId, eventId), isWrittenTo(db)))
    .orderBy(asc(users.email));
