import type { BookingState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import {
  briefedEvent,
  type EventForBooking,
  expireAt,
  findEventForBooking,
  freePlaces,
  notBookable,
  takeBookingStep,
  takenSeats,
  waitingGroups,
} from '../bookings/index.ts';
import { readSettings } from '../settings/index.ts';
import { offeredUntil, planOffers } from './offers.domain.ts';
import { type EntryFacts, offeredMail } from './waitlist.mails.ts';
import { setBlocked } from './waitlist.repository.ts';
import { type Occasion, writeToEntry } from './write-to-entry.ts';

/** Who offers, and why; a job offers in nobody's name. */
export interface Offering extends Occasion {
  readonly by: 'office' | 'system';
  readonly actor: Actor | null;
  readonly reason?: string;
}

interface Offered {
  readonly id: string;
  readonly number: string;
  /** Unless it waits, the step is refused. */
  readonly state?: BookingState;
}

/** Seats are offered until the event begins: who waits joined before its deadline. */
export function takesFromQueue(event: EventForBooking, at: Date): boolean {
  const reason = notBookable(event, at);
  return reason === null || reason === 'deadline_passed';
}

export async function freeSeatsOf(tx: Tx, { id, maximumParticipants }: EventForBooking): Promise<number> {
  return freePlaces(maximumParticipants, (await takenSeats(tx, [id])).get(id) ?? 0);
}

/** Offers an entry its seats and writes to it; the caller holds the lock of the event. */
export async function offerTo(
  tx: Tx,
  { id, number: label, state: from = 'waitlisted' }: Offered,
  event: EventForBooking,
  { by, actor, reason, ...occasion }: Offering,
): Promise<void> {
  const { at } = occasion;
  const until = offeredUntil(at, event.start);
  const facts = { stateBefore: null };
  const words = reason ? { reason } : {};
  await takeBookingStep(tx, { id, label, from, to: 'offered', facts, by, actor, ...words, at });
  await expireAt(tx, id, until);
  const briefed = await briefedEvent(tx, event, at);
  const mail = (entry: EntryFacts) => offeredMail(entry, { until, event: briefed });
  await writeToEntry(tx, id, { template: 'booking_offered', mail }, occasion);
}

/**
 * Offers the free seats of an event to those who wait for them, in their order (docs/domain/bookings.md#waiting-list). The
 * caller holds the lock of the event, and whatever freed the seats is part of its transaction: nobody else sees them.
 * @returns how many entries got an offer.
 */
export async function offerSeats(tx: Tx, eventId: string, { at, origin }: Occasion): Promise<number> {
  const queue = (await waitingGroups(tx, [eventId], at)).get(eventId) ?? [];
  if (queue.length === 0) return 0;
  const event = await findEventForBooking(tx, eventId);
  if (!event || !takesFromQueue(event, at)) return 0;
  const { waitlistJumpHours: jumpHours } = await readSettings(tx);
  const plan = planOffers(queue, await freeSeatsOf(tx, event), { at, jumpHours });
  const known = queue.find(({ blockedSince }) => blockedSince !== null);
  if (known?.id !== plan.blocked?.id) await setBlocked(tx, eventId, plan.blocked);
  for (const group of plan.offers) await offerTo(tx, group, event, { by: 'system', actor: null, at, origin });
  return plan.offers.length;
}
