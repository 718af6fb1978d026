import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { findEventForBooking, takeBookingStep } from '../bookings/index.ts';
import { type EntryFacts, type OfferEnd, offerOverMail, waitlistOverMail } from './waitlist.mails.ts';
import { queueAgain } from './waitlist.repository.ts';
import { type Occasion, writeToEntry } from './write-to-entry.ts';

/** An entry in the states it waits in. */
export interface Entry {
  readonly id: string;
  readonly number: string;
  readonly state: 'waitlisted' | 'offered';
}

/** What a step of an entry has besides the states. */
const stepOf = ({ id, number: label, state: from }: Entry, at: Date) => ({
  id,
  label,
  from,
  facts: { stateBefore: null },
  at,
});

/** The event begins: the entry has expired. The caller holds the lock of the event. */
export async function endEntry(tx: Tx, entry: Entry, occasion: Occasion): Promise<void> {
  const step = { ...stepOf(entry, occasion.at), to: 'expired', by: 'system', actor: null } as const;
  await takeBookingStep(tx, { ...step, reason: 'event_begins' });
  const told = { template: 'booking_waitlist_over', mail: waitlistOverMail };
  await writeToEntry(tx, entry.id, told, occasion);
}

/** An offer is over: the entry goes to the end of the queue. The caller holds the lock of the event. */
export async function requeue(
  tx: Tx,
  entry: Entry,
  { why, actor, ...occasion }: Occasion & { readonly why: OfferEnd; readonly actor: Actor | null },
): Promise<void> {
  const { at } = occasion;
  const by = why === 'declined' ? 'guest' : 'system';
  await takeBookingStep(tx, { ...stepOf(entry, at), to: 'waitlisted', by, actor, reason: why });
  await queueAgain(tx, entry.id, at);
  const mail = (facts: EntryFacts) => offerOverMail(facts, why);
  await writeToEntry(tx, entry.id, { template: 'booking_offer_expired', mail }, occasion);
}

/** Nobody has answered an offer in time. The caller holds the lock of the event. */
export async function offerExpired(
  tx: Tx,
  { eventId, ...booking }: { readonly id: string; readonly number: string; readonly eventId: string },
  occasion: Occasion,
): Promise<void> {
  const entry = { ...booking, state: 'offered' } as const;
  const event = await findEventForBooking(tx, eventId);
  if (event && event.start <= occasion.at) await endEntry(tx, entry, occasion);
  else await requeue(tx, entry, { ...occasion, why: 'expired', actor: null });
}
