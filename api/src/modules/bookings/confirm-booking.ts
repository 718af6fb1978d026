import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bindStored } from './bind-stored.ts';
import { confirmationOf } from './bookings.domain.ts';
import { bookingNotFound, confirmationOver } from './bookings.errors.ts';
import { findBooking, findBookingToConfirm } from './bookings.read-model.ts';
import { limitLockWaits, lockBooking, lockEvent } from './bookings.repository.ts';
import { inTurn } from './in-turn.ts';
import type { Booked } from './submission.ts';

interface Occasion {
  readonly origin: string;
  /** The page of the booking, with the secret of its mail. */
  readonly link: string;
  readonly at: Date;
}

async function confirmLocked(tx: Tx, booking: BookingResponse, occasion: Occasion): Promise<boolean> {
  await lockEvent(tx, booking.event.id);
  const locked = await lockBooking(tx, booking.id);
  if (!locked) throw bookingNotFound();
  const outcome = confirmationOf(locked, occasion.at);
  if (outcome !== 'binds' && outcome !== 'bound') throw confirmationOver(outcome);
  if (outcome === 'bound') return false;
  const { origin, link, at } = occasion;
  await bindStored(tx, booking, link, { from: 'held', actor: null, origin, at });
  return true;
}

/**
 * Confirms a held booking by the token of its mail; once it is confirmed, the same again changes nothing
 * (docs/domain/bookings.md#bookings-without-an-account).
 * @throws Problem 404 without the token; 409 confirmation-over, lock-timeout.
 */
export async function confirmBooking(
  { db, clock, booked }: ResourceDeps & { readonly booked?: Booked },
  { id, token, origin }: { readonly id: string; readonly token: string | null; readonly origin: string },
): Promise<BookingResponse> {
  return inTurn(
    db.transaction(async (tx) => {
      await limitLockWaits(tx);
      const booking = token ? await findBookingToConfirm(tx, id, token) : null;
      if (!booking) throw bookingNotFound();
      const link = `${origin}${bookingPath(id, token)}`;
      const occasion = { origin, link, at: clock() };
      if (await confirmLocked(tx, booking, occasion)) await booked?.(tx, booking.event.id, occasion);
      return (await findBooking(tx, id)) ?? booking;
    }),
  );
}
