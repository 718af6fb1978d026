import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { bookingsIn, statesBefore } from './affected-bookings.read-model.ts';
import { expireAt } from './bookings.repository.ts';
import { takeBookingStep } from './take-booking-step.ts';

interface Occasion {
  readonly actor: Actor | null;
  readonly at: Date;
}

/** States that a cancellation of the event annuls. A hold is no booking yet: it expires. */
export const ANNULLED_FROM = ONGOING_BOOKING_STATES.filter((state) => state !== 'held');

/** Ends every ongoing booking of a cancelled event; the caller holds the lock of the event. */
export async function annulBookings(
  tx: Tx,
  eventId: string,
  { actor, at, reason }: Occasion & { readonly reason: string },
): Promise<void> {
  for (const { id, number, state } of await bookingsIn(tx, eventId, ONGOING_BOOKING_STATES, { lock: true })) {
    await takeBookingStep(tx, {
      id,
      label: number,
      from: state,
      to: state === 'held' ? 'expired' : 'annulled',
      facts: { stateBefore: null },
      by: 'system',
      actor,
      reason,
      at,
    });
  }
}

/** Gives the bookings of a restored event their states back; the caller holds its lock and has counted the seats. */
export async function restoreBookings(tx: Tx, eventId: string, { actor, at }: Occasion): Promise<void> {
  const annulled = await bookingsIn(tx, eventId, ['annulled'], { lock: true });
  if (annulled.length === 0) return;
  const before = await statesBefore(
    tx,
    annulled.map(({ id }) => id),
  );
  for (const { id, number } of annulled) {
    const stateBefore = before.get(id);
    if (!stateBefore) continue;
    await takeBookingStep(tx, {
      id,
      label: number,
      from: 'annulled',
      to: stateBefore,
      facts: { stateBefore },
      by: 'system',
      actor,
      at,
    });
    // An offer that comes back is over: the waiting list decides anew.
    if (stateBefore === 'offered') await expireAt(tx, id, at);
  }
}
