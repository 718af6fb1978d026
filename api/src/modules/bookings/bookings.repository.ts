import type { BookingState, PaymentMethod } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { hashToken } from '../auth/index.ts';
import { EXPIRING_STATES, type ExpiringState } from './booking-states.domain.ts';
import {
  bookingPersons,
  bookingPriceLines,
  bookings,
  numberSequences,
  waitlistLinks,
} from './bookings.table.ts';
import type { NewLine } from './ledger.domain.ts';
import type { PriceLine } from './price.domain.ts';

/** How a booking begins; only a step of its state machine leads on from there. */
export type FirstState = 'held' | 'waitlisted' | 'requested';

export type NewBooking = Omit<typeof bookings.$inferInsert, 'state'> & { readonly id: string };
export type NewBookingPerson = Omit<typeof bookingPersons.$inferInsert, 'bookingId' | 'position'>;

/** Takes the lock that every change of an event's seats takes first (docs/domain/bookings.md#capacity). */
export type LockEvent = (tx: Tx, eventId: string) => Promise<void>;

/** NO KEY UPDATE: foreign keys to the event do not wait, and do not deadlock. */
export const lockEvent: LockEvent = async (tx, eventId) => {
  await tx.execute(sql`select id from events where id = ${eventId} for no key update`);
};

/** Bounds every wait for a lock inside the transaction to 3 seconds. */
export async function limitLockWaits(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '3s'`);
}

/** Until this transaction ends the capacity trigger lets everything pass: the office goes over the seats knowingly. */
export async function allowOverbooking(tx: Tx): Promise<void> {
  await tx.execute(sql`set local firn.overbooking = 'on'`);
}

/** What follows in this transaction is nobody's decision: the trigger looks at it again. */
export async function forbidOverbooking(tx: Tx): Promise<void> {
  await tx.execute(sql`set local firn.overbooking = 'off'`);
}

/** Numbers that a company may begin where its former system ended. */
export const FIRST_NUMBER_KINDS = ['invoice', 'booking', 'guest', 'offer'] as const;
export type FirstNumberKind = (typeof FIRST_NUMBER_KINDS)[number];

/** Guests and offers are counted without years. */
const YEARLY: readonly FirstNumberKind[] = ['invoice', 'booking'];

/** Lets a sequence begin; false where a number of it was given, or planned, already. */
export async function beginNumbers(
  tx: Tx,
  kind: FirstNumberKind,
  thisYear: number,
  first: number,
): Promise<boolean> {
  const year = YEARLY.includes(kind) ? thisYear : 0;
  const rows = await tx
    .insert(numberSequences)
    .values({ kind, year, last: first - 1 })
    .onConflictDoNothing()
    .returning({ kind: numberSequences.kind });
  return rows.length > 0;
}

/** The next number of a kind and year; gapless, because the row stays locked until the transaction ends. */
export async function nextNumber(tx: Tx, kind: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(numberSequences)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.kind, numberSequences.year],
      set: { last: sql`number_sequences.last + 1` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`No number for ${kind} ${year}`);
  return row.last;
}

/** Writes a new booking with its persons and its frozen price lines. */
export async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  state: FirstState,
  { persons, lines }: { readonly persons: readonly NewBookingPerson[]; readonly lines: readonly PriceLine[] },
): Promise<void> {
  const bookingId = booking.id;
  await tx.insert(bookings).values({ ...booking, state });
  await tx
    .insert(bookingPersons)
    .values(persons.map((person, position) => ({ ...person, bookingId, position })));
  if (lines.length === 0) return;
  await tx
    .insert(bookingPriceLines)
    .values(lines.map((line, position) => ({ ...line, bookingId, position })));
}

/** Appends the lines of a change, and sums the booking up again; the caller holds the lock of the booking. */
export async function appendLines(tx: Tx, bookingId: string, lines: readonly NewLine[]): Promise<void> {
  const [last] = await tx
    .select({ position: max(bookingPriceLines.position), change: max(bookingPriceLines.change) })
    .from(bookingPriceLines)
    .where(eq(bookingPriceLines.bookingId, bookingId));
  const position = (last?.position ?? -1) + 1;
  const change = (last?.change ?? 0) + 1;
  if (lines.length > 0)
    await tx
      .insert(bookingPriceLines)
      .values(lines.map((line, index) => ({ ...line, bookingId, change, position: position + index })));
  const total = sql`(select coalesce(sum(total), 0) from booking_price_lines where booking_id = ${bookingId})`;
  await tx.update(bookings).set({ total, version: sql`version + 1` }).where(eq(bookings.id, bookingId));
}

/** Counts a change of what belongs to a booking. */
export async function countChange(tx: Tx, id: string): Promise<void> {
  await tx.update(bookings).set({ version: sql`version + 1` }).where(eq(bookings.id, id));
}

interface Move {
  readonly to: string;
  readonly dueDate: string | null;
  /** By how much the event that is left has changed more often than the other one. */
  readonly versionsLost: number;
}

/**
 * Moves a booking to another event; it is due as if it had been made for that one. The caller holds both locks. Its version
 * makes up for that of the event: the sum of both numbers its calendar file, and never falls
 * (docs/domain/mails.md#calendar-files).
 */
export async function moveBooking(tx: Tx, id: string, { to, dueDate, versionsLost }: Move): Promise<void> {
  const version = sql`version + ${Math.max(0, versionsLost)}::int`;
  await tx
    .update(bookings)
    .set({ eventId: to, dueDate, version, freeCancellationUntil: null })
    .where(eq(bookings.id, id));
}

/** Their guests leave without a fee until then; the caller holds the lock of their event. */
export async function grantFreeCancellation(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ freeCancellationUntil: until })
    .where(inArray(bookings.id, [...ids]));
}

/** For `takeBookingStep` alone. What an old state may expire at, or was blocked since, is gone with it. */
export async function setBookingState(tx: Tx, id: string, state: BookingState): Promise<void> {
  await tx
    .update(bookings)
    .set({ state, expiresAt: null, blockedSince: null, version: sql`version + 1` })
    .where(eq(bookings.id, id));
}

/** Counts the changes of a booking so far. */
export async function versionOf(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.select({ version: bookings.version }).from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error(`No booking ${id}`);
  return row.version;
}

/** Says until when a booking keeps its seats. */
export async function expireAt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(bookings).set({ expiresAt: at }).where(eq(bookings.id, id));
}

/** Sets the way in which the guest pays; the caller holds the lock of the booking. */
export async function setPaymentMethod(tx: Tx, id: string, paymentMethod: PaymentMethod): Promise<void> {
  await tx.update(bookings).set({ paymentMethod }).where(eq(bookings.id, id));
}

/** The term of payment begins when seats that were offered are taken. */
export async function setDueDate(tx: Tx, id: string, dueDate: string): Promise<void> {
  await tx.update(bookings).set({ dueDate }).where(eq(bookings.id, id));
}

/** Locks a booking; the caller holds the lock of its event. Null if there is none. */
export async function lockBooking(tx: Tx, id: string) {
  const [row] = await tx
    .select({ state: bookings.state, expiresAt: bookings.expiresAt })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update');
  return row ?? null;
}

const isOver = (now: Date) =>
  and(inArray(bookings.state, [...EXPIRING_STATES]), lte(bookings.expiresAt, now));

/** Events with a booking whose time is over. */
export async function eventsWithExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ eventId: bookings.eventId })
    .from(bookings)
    .where(isOver(now))
    .orderBy(asc(bookings.eventId));
  return rows.map(({ eventId }) => eventId);
}

/** Locks the bookings of an event whose time is over; the caller holds the lock of the event. */
export async function lockExpiredBookings(
  tx: Tx,
  eventId: string,
  now: Date,
): Promise<{ readonly id: string; readonly number: string; readonly state: ExpiringState }[]> {
  const rows = await tx
    .select({ id: bookings.id, number: bookings.number, state: bookings.state })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), isOver(now)))
    .orderBy(asc(bookings.id))
    .for('update');
  return rows.map(({ state, ...booking }) => ({ ...booking, state: state as ExpiringState }));
}

/** A secret that answers for a booking, as a mail has it. */
export interface BookingSecret {
  readonly bookingId: string;
  readonly token: string;
}

/** Only the hash of a secret is kept, so each mail has one of its own. */
export async function keepLink(tx: Tx, { bookingId, token }: BookingSecret, at: Date): Promise<void> {
  await tx.insert(waitlistLinks).values({ tokenHash: hashToken(token), bookingId, createdAt: at });
}

/** Gives an account the bookings that its proven address made without one (docs/domain/accounts.md#registration). */
export async function claimBookings(tx: Tx, email: string, userId: string): Promise<void> {
  const isOf = eq(sql`lower(${bookings.email})`, email.toLowerCase());
  await tx
    .update(bookings)
    .set({ userId, guestId: null })
    .where(and(isOf, isNull(bookings.userId)));
}
