import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { type Letterhead, queueMail } from '../outbox/index.ts';
import { type BookingConfirmedFacts, bookingConfirmedMail } from './booking-confirmed.mail.ts';
import { versionOf } from './bookings.repository.ts';
import { guideContacts } from './guide-contacts.read-model.ts';
import { takeBookingStep } from './take-booking-step.ts';

/** A booking whose seats are kept, as its mail tells of it. */
export interface HeldBooking extends Omit<BookingConfirmedFacts, 'company' | 'version' | 'origin' | 'at'> {
  readonly email: string;
}

/** Whoever confirms it; the system does where the money has come. */
const BY = { held: 'guest', offered: 'guest', pending_payment: 'system', expired: 'system' } as const;

export interface Binding {
  /** The state so far: a hold, an offer or a payment on its way keeps its seats; nothing once the money is late. */
  readonly from: keyof typeof BY;
  readonly company: Letterhead;
  /** The account that books; null for a guest. */
  readonly actor: Actor | null;
  /** Whether the guest is written to. */
  readonly notify: boolean;
  /** Where links in the mail lead. */
  readonly origin: string;
  readonly at: Date;
}

/** Confirms a booking for its guest, with the mail that says so. */
export async function bindBooking(
  tx: Tx,
  booking: HeldBooking,
  { from, company, actor, notify, origin, at }: Binding,
): Promise<void> {
  const { id, number, email } = booking;
  await takeBookingStep(tx, {
    id,
    label: number,
    from,
    to: 'confirmed',
    facts: { stateBefore: null },
    by: BY[from],
    actor,
    at,
  });
  if (!notify) return;
  const version = await versionOf(tx, id);
  const guides = await guideContacts(tx, booking.event.id, at);
  const event = { ...booking.event, guides };
  const mail = bookingConfirmedMail({ ...booking, event, version, company, origin, at });
  const envelope = { template: 'booking_confirmed', recipient: email, about: iri('bookings', id) };
  await queueMail(tx, { ...mail, ...envelope }, at);
}
