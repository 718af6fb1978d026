import { type BookingState, ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPersons, bookings } from './bookings.table.ts';

/** Where a person of an account's bookings takes part, or waits. */
export interface OwnSeat {
  readonly email: string;
  readonly state: BookingState;
  readonly bookingId: string;
  readonly bookingNumber: string;
}

interface Asked {
  readonly eventId: string;
  readonly userId: string;
  /** In lower case. */
  readonly emails: readonly string[];
}

/** The seats of these addresses by bookings of this account for the event, the oldest booking first. */
export function ownSeats(tx: Tx, { eventId, userId, emails }: Asked): Promise<OwnSeat[]> {
  return tx
    .select({
      email: bookingPersons.email,
      state: bookings.state,
      bookingId: bookings.id,
      bookingNumber: bookings.number,
    })
    .from(bookings)
    .innerJoin(bookingPersons, eq(bookingPersons.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.eventId, eventId),
        eq(bookings.userId, userId),
        inArray(bookings.state, [...ONGOING_BOOKING_STATES]),
        eq(bookingPersons.state, 'active'),
        inArray(bookingPersons.email, [...emails]),
      ),
    )
    .orderBy(asc(bookings.number));
}
