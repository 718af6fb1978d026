import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import { and, count, eq, exists, gte, inArray, lt, min, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { paymentStatus } from '../bookings/payment-status.read-model.ts';
import { events } from '../events/events.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { users } from '../users/users.table.ts';
import type { Due } from './due.ts';

/** Whom the office locked, and who guides or works in the office, it decides about itself. */
const mayGo = and(
  inArray(users.state, ['guest', 'unconfirmed', 'active']),
  sql`not (${users.roles} && array['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])`,
);

const SETTLED = ['paid', 'refunded', 'waived'] as const;

/** A booking that keeps its guest: made or led since, still open, or with money to come or to give back. */
function keepingBooking(db: Db, limit: Date) {
  const isKept = or(
    gte(bookings.createdAt, limit),
    gte(events.end, limit),
    inArray(bookings.state, [...ONGOING_BOOKING_STATES]),
    notInArray(paymentStatus(), [...SETTLED]),
  );
  return db
    .select({ one: sql`1` })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(or(eq(bookings.userId, users.id), eq(bookings.guestId, users.id)), isKept));
}

/** Whoever has agreed to the newsletter and did not leave it wants to hear of us. */
const readsNewsletter = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(sql`lower(${newsletterSubscriptions.email})`, sql`lower(${users.email})`),
        eq(newsletterSubscriptions.state, 'subscribed'),
        ne(users.state, 'guest'),
      ),
    );

const lastHere = sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`;

/** SQL: nobody who was here, booked, took part or reads the newsletter since (docs/domain/privacy.md#retention). */
const isInactive = (db: Db, limit: Date) =>
  and(
    mayGo,
    lt(users.createdAt, limit),
    lt(lastHere, limit),
    not(exists(keepingBooking(db, limit))),
    not(exists(readsNewsletter(db))),
  );

export async function inactiveGuests(db: Db, limit: Date): Promise<Due> {
  const [due] = await db
    .select({ due: count(), oldest: min(lastHere).mapWith(users.createdAt) })
    .from(users)
    .where(isInactive(db, limit));
  return due ?? { due: 0, oldest: null };
}

/** The longest away first. */
export async function listInactive(db: Db, limit: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isInactive(db, limit))
    .orderBy(lastHere, users.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * Whether somebody is still inactive, with the row locked: what is booked meanwhile refers to it, so it is either seen here
 * or waits.
 */
export async function lockInactive(tx: Tx, id: string, limit: Date): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isInactive(tx, limit)));
  return row !== undefined;
}
