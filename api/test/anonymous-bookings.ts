import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@firn/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { aBookingRequest, aPerson, type EventChanges, insertBookableEvent, PRICE } from './bookable-event.ts';
import type { Inject } from './personas.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * An event three weeks after a moment, with 12 seats. The view that counts seats goes by the clock of the database:
 * where holds matter, the clock of the app must show the same.
 */
export function insertEventToCome(
  db: Db,
  now: Date,
  changes: EventChanges = {},
  guideIds: readonly string[] = [],
) {
  const start = new Date(now.getTime() + 21 * DAY_MS);
  const dates = { start, end: start, registrationDeadline: start };
  return insertBookableEvent(db, { ...dates, ...changes }, guideIds);
}

/** A booking of so many persons for an address, however often it is sent. */
export function aBookingFor(event: string, email: string, persons = 1): BookingRequest {
  const bookingPersons = Array.from({ length: persons }, (_, index) =>
    aPerson({ booker: index === 0, email: index === 0 ? email : `noemail-${randomUUID()}@firn.example` }),
  );
  const { booker } = aBookingRequest(event);
  return aBookingRequest(event, {
    booker: { ...booker, email },
    bookingPersons,
    expectedTotal: persons * PRICE,
    bookAgain: true,
  });
}

/** Books from a network address. */
export const bookFrom = (send: Inject, remoteAddress: string, payload: BookingRequest, key = randomUUID()) =>
  send({ method: 'POST', url: '/api/bookings', payload, remoteAddress, headers: { 'idempotency-key': key } });

/** The mails about a booking, as they wait in the outbox. */
export const mailsAbout = (db: Db, booking: string) =>
  db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.about, booking))
    // The clock of a test stands still, and a table keeps no order: the transactions have one.
    .orderBy(sql`xmin::text::bigint`);

/** The token in the link of the one mail about a booking. */
export async function mailedToken(db: Db, booking: string): Promise<string> {
  const [mail] = await mailsAbout(db, booking);
  const token = /\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link about ${booking}`);
  return token;
}
