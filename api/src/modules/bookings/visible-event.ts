import type { ReferenceInput } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { idOfReference } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { eventNotFound } from './bookings.errors.ts';
import { opensPrivateEvent } from './private-offer.ts';

/**
 * The event a visitor wants to book. @throws 404; drafts and other unpublished events do not exist for visitors, and a
 * private one only for whoever has the secret of its offer.
 */
export async function requireVisibleEvent(
  db: Db,
  reference: ReferenceInput,
  { permissions }: Visitor,
  privateOffer: string | undefined,
): Promise<EventForBooking> {
  const id = idOfReference('events', reference);
  const event = id ? await findEventForBooking(db, id) : null;
  if (!event) throw eventNotFound();
  if (event.published || permissions.isAdmin) return event;
  if (event.isPrivate && (await opensPrivateEvent(db, event.id, privateOffer))) return event;
  throw eventNotFound();
}
