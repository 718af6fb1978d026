import type { Tx } from '../../db/client.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bookingsIn, findEventForBooking, limitLockWaits, lockEvent } from '../bookings/index.ts';
import { endEntry } from './end-waiting.ts';
import { offerSeats } from './offer-seats.ts';
import { eventsWithEntries } from './waitlist.read-model.ts';
import type { Occasion } from './write-to-entry.ts';

const WAITING = ['waitlisted', 'offered'] as const;

/** Nobody waits for an event that has begun. */
async function endEntries(tx: Tx, eventId: string, occasion: Occasion): Promise<number> {
  const entries = await bookingsIn(tx, eventId, WAITING, { lock: true });
  for (const { id, number, state } of entries)
    await endEntry(tx, { id, number, state: state === 'offered' ? state : 'waitlisted' }, occasion);
  return entries.length;
}

async function lookAt(tx: Tx, eventId: string, occasion: Occasion): Promise<number> {
  await limitLockWaits(tx);
  await lockEvent(tx, eventId);
  const event = await findEventForBooking(tx, eventId);
  if (event && event.start <= occasion.at) return endEntries(tx, eventId, occasion);
  return offerSeats(tx, eventId, occasion);
}

/**
 * Offers what nothing offered at once: seats of holds that ran out, those that a smaller group may have by now; and ends
 * the lists of events that begin. An event that is busy is left to the next run. Several workers may run this at once.
 * @returns how many entries changed.
 */
export async function offerDueSeats({
  db,
  clock,
  origin,
}: ResourceDeps & { readonly origin: string }): Promise<number> {
  const at = clock();
  let changed = 0;
  const look = async (eventId: string) => {
    changed += await db.transaction((tx) => lookAt(tx, eventId, { at, origin }));
  };
  await workThrough(await eventsWithEntries(db), look, 'Seats could not be offered.');
  return changed;
}
