import type { Db } from '../src/db/client.ts';
import { bookingDrafts } from '../src/modules/booking-drafts/booking-drafts.table.ts';
import { insertBookableEvent } from './bookable-event.ts';

/** Bookings in progress of one account, one for each moment, of an event of its own. */
export async function insertDrafts(db: Db, userId: string, moments: readonly Date[]): Promise<void> {
  for (const updatedAt of moments) {
    const { id: eventId } = await insertBookableEvent(db);
    await db.insert(bookingDrafts).values({ userId, eventId, sealed: 'x', updatedAt });
  }
}
