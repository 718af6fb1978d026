import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';

/** Whether a booking binds only by the link of a mail that is on its way. */
export async function waitsForLink(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ state: bookings.state, hash: bookings.confirmationTokenHash })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row?.state === 'held' && row.hash !== null;
}
