import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { bookingsIn } from './affected-bookings.read-model.ts';
import { takeBookingStep } from './take-booking-step.ts';

/**
 * Completes the confirmed bookings of an event that is closed (docs/domain/states.md#event-steps); the caller holds the lock
 * of the event.
 */
export async function completeBookings(
  tx: Tx,
  eventId: string,
  { actor, at }: { readonly actor: Actor | null; readonly at: Date },
): Promise<void> {
  for (const { id, number: label } of await bookingsIn(tx, eventId, ['confirmed'], { lock: true })) {
    const facts = { stateBefore: null };
    await takeBookingStep(tx, {
      id,
      label,
      from: 'confirmed',
      to: 'completed',
      facts,
      by: 'system',
      actor,
      at,
    });
  }
}
