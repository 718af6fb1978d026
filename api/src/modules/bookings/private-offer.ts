import type { BookingRequest } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { hashToken } from '../auth/index.ts';
import { isOfferOf, lockOfferOf, privateOfferOver, takeRequestStep } from '../private-offers/index.ts';
import type { EventForBooking } from './bookable-event.read-model.ts';
import { eventNotFound } from './bookings.errors.ts';

/** What a form asks for, under the lock of its event. */
interface AskedOfEvent {
  readonly event: EventForBooking;
  readonly reservation: { readonly request: BookingRequest; readonly actor: Actor | null };
  readonly now: Date;
}

/** Whether a secret is that of the offer of a private event, whatever has become of it. */
export const opensPrivateEvent = async (
  db: Db,
  eventId: string,
  token: string | undefined,
): Promise<boolean> => (token ? isOfferOf(db, eventId, hashToken(token)) : false);

/** @throws 422: the price was made for a group of this size. */
function requireGroup({ event, reservation }: AskedOfEvent): void {
  const { minimumParticipants: least } = event;
  if (reservation.request.bookingPersons.length >= least) return;
  const message = `Der Vorschlag gilt für ${least === 1 ? '1 Person' : `mindestens ${least} Personen`}.`;
  throw invalid([{ propertyPath: 'bookingPersons', message }]);
}

/**
 * A private event is booked by the secret of its offer, as long as that is good, or by the office; to anybody else it
 * does not exist (docs/domain/private-tours.md#the-event).
 * @throws 404; 409 private-offer-over; 422.
 */
export async function requirePrivateOffer(tx: Tx, asked: AskedOfEvent): Promise<void> {
  const { event, reservation, now } = asked;
  if (!event.isPrivate) return;
  const { office, privateOffer } = reservation.request;
  if (!office && !(await opensPrivateEvent(tx, event.id, privateOffer))) throw eventNotFound();
  const offer = await lockOfferOf(tx, event.id);
  const isGood = offer?.state === 'offered' && offer.validUntil !== null && offer.validUntil > now;
  if (!office && !isGood) throw privateOfferOver(offer?.state ?? 'expired');
  requireGroup(asked);
}

/** The offer is taken, in the transaction of the booking; what the office books after its day takes none. */
export async function takePrivateOffer(
  tx: Tx,
  { event, reservation, now: at }: AskedOfEvent,
  bookingId: string,
): Promise<void> {
  if (!event.isPrivate) return;
  const offer = await lockOfferOf(tx, event.id);
  if (offer?.state !== 'offered') return;
  const { actor, request } = reservation;
  const by = request.office ? 'office' : 'guest';
  await takeRequestStep(tx, offer, { to: 'booked', by, actor, at, columns: { bookingId } });
}
