import type { SuspiciousBookingsCancellation } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import {
  limitLockWaits,
  lockNetwork,
  type SeatsFreed,
  takeBookingStep,
  takePriceBack,
} from '../bookings/index.ts';
import { withdrawMails } from '../outbox/index.ts';
import { findSuspicious } from './suspicious-bookings.read-model.ts';
import { lockOngoing } from './suspicious-bookings.repository.ts';

export interface SuspiciousBookingsDeps extends ResourceDeps {
  readonly seatsFreed: SeatsFreed;
}

/**
 * Cancels whatever is still ongoing of a network's bookings of the last 24 hours, in one transaction, and withdraws the
 * mails about them that have not been sent; nobody pays and nobody is written to (docs/domain/office.md#suspicious-bookings).
 * @throws Problem 404 for a network that is not conspicuous.
 */
export function cancelSuspicious(
  { db, clock, seatsFreed }: SuspiciousBookingsDeps,
  id: string,
  { actor, origin }: { readonly actor: Actor | null; readonly origin: string },
): Promise<SuspiciousBookingsCancellation> {
  return db.transaction(async (tx) => {
    const at = clock();
    await limitLockWaits(tx);
    const found = await findSuspicious(tx, id, at);
    if (!found) throw notFound();
    await lockNetwork(tx, found.network);
    const ongoing = await lockOngoing(tx, id, at);
    for (const booking of ongoing) {
      await takeBookingStep(tx, {
        id: booking.id,
        label: booking.number,
        from: booking.state,
        to: 'cancelled',
        facts: { stateBefore: null },
        by: 'office',
        actor,
        reason: 'suspicious',
        at,
      });
      await takePriceBack(tx, booking.id);
    }
    await withdrawMails(
      tx,
      ongoing.map((booking) => iri('bookings', booking.id)),
    );
    for (const eventId of new Set(ongoing.map((booking) => booking.eventId)))
      await seatsFreed(tx, eventId, { origin, at });
    const seats = ongoing.reduce((sum, booking) => sum + booking.seats, 0);
    return { '@type': 'SuspiciousBookingsCancellation', bookings: ongoing.length, seats };
  });
}
