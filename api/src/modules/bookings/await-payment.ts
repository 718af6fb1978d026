import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { HOLD_MS } from './bookings.domain.ts';
import { expireAt } from './bookings.repository.ts';
import { takeBookingStep } from './take-booking-step.ts';

interface Unpaid {
  readonly id: string;
  readonly number: string;
}

interface Occasion {
  /** The account that books; null for a guest. */
  readonly actor: Actor | null;
  readonly at: Date;
}

/** Keeps the seats of a booking for as long as a hold lasts, until its money has come (docs/domain/payments.md#payment-page). */
export async function awaitPayment(
  tx: Tx,
  { id, number: label }: Unpaid,
  { actor, at }: Occasion,
): Promise<void> {
  const facts = { stateBefore: null };
  await takeBookingStep(tx, {
    id,
    label,
    from: 'held',
    to: 'pending_payment',
    facts,
    by: 'guest',
    actor,
    at,
  });
  await expireAt(tx, id, new Date(at.getTime() + HOLD_MS));
}
