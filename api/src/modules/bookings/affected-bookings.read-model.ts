import {
  type BookingState,
  type CancellationPolicy,
  SEAT_TAKING_STATES,
} from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { bookingPersons, bookings } from './bookings.table.ts';

/** A booking that a step of its event changes. */
export interface AffectedBooking {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  /** The account that it belongs to; null for a guest. */
  readonly userId: string | null;
  readonly state: BookingState;
  readonly email: string;
  readonly firstName: string;
  /** Rappen. */
  readonly paid: number;
  /** As it was agreed. */
  readonly cancellationPolicy: CancellationPolicy;
}

/** The bookings of an event in these states. With `lock` they stay as they are until the transaction ends. */
export async function bookingsIn(
  db: Db,
  eventId: string,
  states: readonly BookingState[],
  { lock } = { lock: false },
): Promise<AffectedBooking[]> {
  const query = db
    .select({
      id: bookings.id,
      number: bookings.number,
      version: bookings.version,
      userId: bookings.userId,
      state: bookings.state,
      email: bookings.email,
      firstName: bookings.firstName,
      paid: bookings.paid,
      cancellationPolicy: bookings.cancellationPolicy,
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), inArray(bookings.state, [...states])))
    .orderBy(asc(bookings.id));
  return lock ? query.for('update') : query;
}

/** Persons who take part by these bookings. */
export async function personsOf(db: Db, affected: readonly AffectedBooking[]): Promise<number> {
  if (affected.length === 0) return 0;
  const ids = affected.map(({ id }) => id);
  const [row] = await db
    .select({ count: count() })
    .from(bookingPersons)
    .where(and(inArray(bookingPersons.bookingId, ids), eq(bookingPersons.state, 'active')));
  return row?.count ?? 0;
}

/**
 * The state each annulled booking gets back with its event: the one it had, as the history of its steps has it. An offer is
 * over: who had one waits again, where they stood in the queue.
 */
export async function statesReturned(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookingState>> {
  const steps = await db
    .selectDistinctOn([stateChanges.entityId], { id: stateChanges.entityId, from: stateChanges.from })
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.entity, 'booking'),
        eq(stateChanges.to, 'annulled'),
        inArray(stateChanges.entityId, [...ids]),
      ),
    )
    .orderBy(stateChanges.entityId, desc(stateChanges.at));
  const returned = (from: BookingState): BookingState => (from === 'offered' ? 'waitlisted' : from);
  return new Map(steps.map(({ id, from }) => [id, returned(from as BookingState)]));
}

/** Seats that come back with an event: who only waited for one takes none. */
export async function returningSeats(db: Db, eventId: string): Promise<number> {
  const annulled = await bookingsIn(db, eventId, ['annulled']);
  const ids = annulled.map(({ id }) => id);
  const before = ids.length > 0 ? await statesReturned(db, ids) : new Map<string, BookingState>();
  const takesSeat = ({ id }: AffectedBooking) => {
    const state = before.get(id);
    return state !== undefined && SEAT_TAKING_STATES.includes(state);
  };
  return personsOf(db, annulled.filter(takesSeat));
}
