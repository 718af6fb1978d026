import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { bookingsIn, statesReturned } from './affected-bookings.read-model.ts';
import { takeBookingStep } from './take-booking-step.ts';

interface Occasion {
  readonly actor: Actor | null;
  readonly at: Date;
}

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
  const states = await statesReturned(
    tx,
    annulled.map(({ id }) => id),
  );
  for (const { id, number: label } of annulled) {
    const to = states.get(id);
    if (!to) continue;
    const facts = { stateBefore: to };
    await takeBookingStep(tx, { id, label, from: 'annulled', to, facts, by: 'system', actor, at });
  }
}
