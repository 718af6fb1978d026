import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readSettings } from '../settings/index.ts';
import { bindBooking } from './bind-booking.ts';
import { findEventForBooking } from './bookable-event.read-model.ts';
import { confirmationOf } from './bookings.domain.ts';
import { bookingNotFound, confirmationOver, lockTimeout } from './bookings.errors.ts';
import { findBooking, findBookingToConfirm } from './bookings.read-model.ts';
import { limitLockWaits, lockBooking, lockEvent } from './bookings.repository.ts';
import type { Booked } from './reserve.ts';

async function bind(tx: Tx, booking: BookingResponse, link: string, at: Date): Promise<void> {
  const event = await findEventForBooking(tx, booking.event.id);
  if (!event) throw bookingNotFound();
  const { id, bookingNumber, bookingPersons, booker, total, vatTotals, dueDate } = booking;
  const { firstName, email } = booker;
  const vat = vatTotals.reduce((sum, rate) => sum + rate.vat, 0);
  const held = {
    id,
    number: bookingNumber,
    firstName,
    email,
    event,
    persons: bookingPersons,
    total,
    vat,
    dueDate,
    link,
  };
  await bindBooking(tx, held, { company: await readSettings(tx), actor: null, notify: true, at });
}

async function confirmLocked(tx: Tx, booking: BookingResponse, link: string, now: Date): Promise<boolean> {
  await lockEvent(tx, booking.event.id);
  const locked = await lockBooking(tx, booking.id);
  if (!locked) throw bookingNotFound();
  const outcome = confirmationOf(locked, now);
  if (outcome !== 'binds' && outcome !== 'bound') throw confirmationOver(outcome);
  if (outcome === 'bound') return false;
  await bind(tx, booking, link, now);
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
  try {
    return await db.transaction(async (tx) => {
      await limitLockWaits(tx);
      const booking = token ? await findBookingToConfirm(tx, id, token) : null;
      if (!booking) throw bookingNotFound();
      const at = clock();
      const link = `${origin}${bookingPath(id)}?token=${encodeURIComponent(token ?? '')}`;
      if (await confirmLocked(tx, booking, link, at)) await booked?.(tx, booking.event.id, { origin, at });
      return (await findBooking(tx, id)) ?? booking;
    });
  } catch (error) {
    throw isLockTimeout(error) ? lockTimeout(error) : error;
  }
}
