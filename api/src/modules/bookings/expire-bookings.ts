import type { Tx } from '../../db/client.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { eventsWithExpired, limitLockWaits, lockEvent, lockExpiredBookings } from './bookings.repository.ts';
import { takeBookingStep } from './take-booking-step.ts';
import type { VoucherDesk } from './voucher-desk.ts';

interface Occasion {
  readonly origin: string;
  readonly at: Date;
}

/** What follows from seats that came free, in the transaction that freed them and under the lock of their event. */
export type SeatsFreed = (tx: Tx, eventId: string, occasion: Occasion) => Promise<unknown>;

export interface ExpiryDeps extends ResourceDeps {
  /** Where links in mails lead. */
  readonly origin: string;
  /** Takes an offer of the waiting list back; the list is a module of its own. */
  readonly offerExpired: (
    tx: Tx,
    offer: { readonly id: string; readonly number: string; readonly eventId: string },
    occasion: Occasion,
  ) => Promise<unknown>;
  readonly seatsFreed: SeatsFreed;
  /** Puts back what vouchers have paid. */
  readonly vouchers?: VoucherDesk;
}

async function expireIn(
  tx: Tx,
  eventId: string,
  { offerExpired, seatsFreed, vouchers, origin }: ExpiryDeps,
  at: Date,
): Promise<number> {
  await limitLockWaits(tx);
  await lockEvent(tx, eventId);
  const due = await lockExpiredBookings(tx, eventId, at);
  for (const { id, number, state } of due) {
    if (state === 'offered') {
      await offerExpired(tx, { id, number, eventId }, { origin, at });
      continue;
    }
    const step = { id, label: number, from: state, to: 'expired', facts: { stateBefore: null } } as const;
    await takeBookingStep(tx, { ...step, by: 'system', actor: null, reason: 'expired', at });
    await vouchers?.giveBack(tx, { bookingId: id, actor: null, now: at });
  }
  if (due.length > 0) await seatsFreed(tx, eventId, { origin, at });
  return due.length;
}

/**
 * Expires holds, payments and offers, event by event: `held` and `pending_payment` become `expired`, `offered` goes back
 * to the waiting list (docs/domain/bookings.md#holds). An event that is busy is left to the next run; several workers may
 * run this at once. Returns how many bookings it was.
 */
export async function expireBookings(deps: ExpiryDeps): Promise<number> {
  const now = deps.clock();
  let total = 0;
  const expire = async (eventId: string) => {
    total += await deps.db.transaction((tx) => expireIn(tx, eventId, deps, now));
  };
  await workThrough(await eventsWithExpired(deps.db, now), expire, 'Bookings could not expire.');
  return total;
}
