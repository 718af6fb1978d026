import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';

/** Steps of the office that change neither persons nor price (docs/domain/states.md#booking). */
export type OfficeStep = 'confirmed' | 'rejected' | 'completed';

/** What the office may do with a booking as a whole besides these steps. */
export type OfficeChange = 'cancel' | 'rebook' | 'restore' | 'offer';

interface Possible {
  readonly steps: readonly OfficeStep[];
  readonly changes: readonly OfficeChange[];
}

const NOTHING: Possible = { steps: [], changes: [] };

const POSSIBLE: Readonly<Partial<Record<BookingState, Possible>>> = {
  held: { steps: ['confirmed'], changes: ['cancel'] },
  pending_payment: { steps: ['confirmed'], changes: ['rebook', 'cancel'] },
  requested: { steps: ['confirmed', 'rejected'], changes: ['rebook', 'cancel'] },
  confirmed: { steps: [], changes: ['rebook', 'cancel'] },
  waitlisted: { steps: [], changes: ['offer', 'cancel'] },
  offered: { steps: ['confirmed'], changes: ['cancel'] },
  cancelled: { steps: [], changes: ['restore'] },
  expired: { steps: [], changes: ['restore'] },
  annulled: { steps: [], changes: ['rebook'] },
};

const isOver = ({ event }: Pick<BookingResponse, 'event'>, now: Date): boolean => new Date(event.end) < now;

/** What leads on from where a booking is; the usual one first. */
export function possibleFor(
  booking: Pick<BookingResponse, 'state' | 'event' | 'rebookableUntil'>,
  now: Date,
): Possible {
  // Who only waited for a seat of what was called off takes nothing along.
  if (booking.state === 'annulled' && booking.rebookableUntil === null) return NOTHING;
  const { steps, changes } = POSSIBLE[booking.state] ?? NOTHING;
  const isDone = booking.state === 'confirmed' && isOver(booking, now);
  return { steps: isDone ? ['completed'] : steps, changes };
}
