import type { ReferenceInput } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { idOfReference } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
import { eventNotFound } from './bookings.errors.ts';

/** The event a visitor wants to book. @throws 404; drafts and other unpublished events do not exist for visitors. */
export async function requireVisibleEvent(
  db: Db,
  reference: ReferenceInput,
  { permissions }: Visitor,
): Promise<EventForBooking> {
  const id = idOfReference('events', reference);
  const event = id ? await findEventForBooking(db, id) : null;
  if (!event || !(event.published || permissions.isAdmin)) throw eventNotFound();
  return event;
}
