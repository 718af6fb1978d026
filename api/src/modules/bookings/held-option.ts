import type { BookingRequest } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import {
  lockOptionById,
  lockOptionByToken,
  nameBooking,
  optionNotFound,
  type SeatOptionRow,
  seatOptionOver,
  takeOptionStep,
} from '../seat-options/index.ts';

interface AskedWithOption {
  readonly eventId: string;
  readonly request: BookingRequest;
  readonly actor: Actor | null;
}

async function namedOption(tx: Tx, { eventId, request }: AskedWithOption): Promise<SeatOptionRow | null> {
  const { office, seatOption } = request;
  const id = office?.seatOption ? idOf('seat_options', office.seatOption) : null;
  if (!id && !seatOption) return null;
  const option = id ? await lockOptionById(tx, id) : await lockOptionByToken(tx, eventId, seatOption ?? '');
  if (option?.eventId !== eventId) throw optionNotFound();
  return option;
}

/**
 * Gives up the seats of the option that a form names, before seats are counted: the booking takes them in the same
 * transaction, or the option keeps them (docs/domain/bookings.md#options). The caller holds the lock of the event.
 * @throws 404; 409 seat-option-over.
 */
export async function giveUpOption(tx: Tx, asked: AskedWithOption, at: Date): Promise<SeatOptionRow | null> {
  const option = await namedOption(tx, asked);
  if (!option) return null;
  if (option.state !== 'open' || option.until <= at) throw seatOptionOver(option.state);
  const by = asked.request.office ? 'office' : 'guest';
  await takeOptionStep(tx, option, { to: 'booked', by, actor: asked.actor, at });
  return option;
}

/** The option says which booking took its seats. */
export async function nameBookingOf(
  tx: Tx,
  { option }: { readonly option: SeatOptionRow | null },
  bookingId: string,
): Promise<void> {
  if (option) await nameBooking(tx, option.id, bookingId);
}
