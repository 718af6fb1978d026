import { waitlistPath } from '@firn/shared-contracts/api';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { newToken } from '../auth/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { keepLink } from '../bookings/index.ts';

/** Path of a new link to an entry; only the hash of its secret is stored, so each mail gets one of its own. */
export async function newLink(tx: Tx, bookingId: string, at: Date): Promise<string> {
  const token = newToken();
  await keepLink(tx, { bookingId, token }, at);
  return waitlistPath(token);
}

/** Whether the address waits for seats of the event, or has been offered some; asked under the lock of the event. */
export async function isWaiting(tx: Tx, eventId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, eventId),
        inArray(bookings.state, ['waitlisted', 'offered']),
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** To the end of the queue. */
export async function queueAgain(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(bookings).set({ queuedAt: at }).where(eq(bookings.id, id));
}

/** Remembers since when the first of a queue has been blocked; nobody else of the event is. */
export async function setBlocked(
  tx: Tx,
  eventId: string,
  blocked: { readonly id: string; readonly since: Date } | null,
): Promise<void> {
  const others = and(
    eq(bookings.eventId, eventId),
    isNotNull(bookings.blockedSince),
    blocked ? ne(bookings.id, blocked.id) : undefined,
  );
  await tx.update(bookings).set({ blockedSince: null }).where(others);
  if (blocked)
    await tx.update(bookings).set({ blockedSince: blocked.since }).where(eq(bookings.id, blocked.id));
}
