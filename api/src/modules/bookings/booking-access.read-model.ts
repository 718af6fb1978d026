import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Visitor } from '../../lib/principal.ts';
import { hashToken } from '../auth/index.ts';
import { eventGuides } from '../events/events.table.ts';
import { bookings, waitlistLinks } from './bookings.table.ts';

/**
 * Days after the end of an event for which its guides still see who took part
 * (docs/domain/permissions.md#participants-for-guides).
 */
const GUIDES_SEE_DAYS = 30;

/** The earliest end of events whose participants a guide still sees. */
export function guidesSeeSince(now: Date): Date {
  return zurichInstant(addDays(zurichDate(now), -GUIDES_SEE_DAYS));
}

/** SQL: whether the user has agreed to lead the event (docs/domain/events.md#guides). */
export const guidesEvent = (db: Db, userId: string, eventId: SQLWrapper): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(eventGuides)
      .where(and(eq(eventGuides.eventId, eventId), eq(eventGuides.userId, userId))),
  );

/** SQL: bookings of which this is the secret of the answer, of the mail that asks to confirm, or of one of the waiting list. */
const holdsSecret = (hash: string): SQL | undefined =>
  or(
    eq(bookings.accessTokenHash, hash),
    eq(bookings.confirmationTokenHash, hash),
    sql`exists (select from ${waitlistLinks} where ${waitlistLinks.bookingId} = ${bookings.id} and ${waitlistLinks.tokenHash} = ${hash})`,
  );

/**
 * SQL: the bookings a visitor may read one by one: admins all, users their own, anybody the one whose token they
 * hold, that of the answer or that of a mail. Guides read who takes part in `/api/booking_persons`, without addresses
 * and prices (docs/domain/permissions.md#participants-for-guides).
 */
export function readableBookings({ user, permissions }: Visitor, token: string | null): SQL | undefined {
  if (permissions.isAdmin) return sql`true`;
  const hash = token && hashToken(token);
  return or(hash ? holdsSecret(hash) : sql`false`, user ? eq(bookings.userId, user.id) : sql`false`);
}
