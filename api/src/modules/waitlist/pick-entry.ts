import type { BookingResponse, WaitlistOfferRequest } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  allowOverbooking,
  eventNotBookable,
  findBooking,
  findEventForBooking,
  inTurn,
  limitLockWaits,
  lockBooking,
  lockEvent,
  notBookable,
} from '../bookings/index.ts';
import { freeSeatsOf, offerTo, takesFromQueue } from './offer-seats.ts';
import { entryNotFound, overrideNeeded } from './waitlist.errors.ts';

export interface PickedEntry {
  readonly id: string;
  readonly request: WaitlistOfferRequest;
  /** The admin. */
  readonly actor: Actor | null;
  readonly origin: string;
}

/** @throws 422 override-needed, or naming the reason that is missing. */
async function overbook(
  tx: Tx,
  entry: BookingResponse,
  { request, actor }: PickedEntry,
  { freePlaces, at }: { readonly freePlaces: number; readonly at: Date },
): Promise<void> {
  if (!request.override) throw overrideNeeded(freePlaces);
  const reason = request.reason?.trim();
  if (!reason) throw invalid([{ propertyPath: 'reason', message: 'Bitte begründe, warum du überbuchst.' }]);
  await allowOverbooking(tx);
  const about = { entity: 'booking', entityId: entry.id, label: entry.bookingNumber, actor, at } as const;
  const diff = { freePlaces: { from: null, to: freePlaces }, reason: { from: null, to: reason } };
  await recordAudit(tx, { ...about, action: 'booking.override', diff });
}

async function offerLocked(tx: Tx, picked: PickedEntry, at: Date): Promise<BookingResponse> {
  const { id, request, actor, origin } = picked;
  const found = await findBooking(tx, id);
  if (!found) throw entryNotFound();
  await lockEvent(tx, found.event.id);
  await lockBooking(tx, id);
  const entry = await findBooking(tx, id);
  const event = await findEventForBooking(tx, found.event.id);
  if (!entry || !event) throw entryNotFound();
  if (!takesFromQueue(event, at)) throw eventNotBookable(notBookable(event, at) ?? 'past');
  const group = { id, number: entry.bookingNumber, state: entry.state };
  const freePlaces = await freeSeatsOf(tx, event);
  if (entry.state === 'waitlisted' && entry.personCount > freePlaces)
    await overbook(tx, entry, picked, { freePlaces, at });
  const reason = request.reason?.trim() ?? '';
  await offerTo(tx, group, event, { by: 'office', actor, reason, at, origin });
  return (await findBooking(tx, id)) ?? entry;
}

/**
 * Offers an entry its seats by hand, whatever the order; beyond the seats by `override` with a reason
 * (docs/domain/bookings.md#waiting-list).
 * @throws 404; 409 event-not-bookable, invalid-transition unless it waits, lock-timeout; 422 override-needed.
 */
export async function pickEntry({ db, clock }: ResourceDeps, picked: PickedEntry): Promise<BookingResponse> {
  return inTurn(
    db.transaction(async (tx) => {
      await limitLockWaits(tx);
      return offerLocked(tx, picked, clock());
    }),
  );
}
