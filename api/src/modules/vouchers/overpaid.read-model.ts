import { owedOf, type Rappen } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';

/** Rappen that came in for a booking beyond what it owes. */
export async function readOverpaid(tx: Tx, bookingId: string): Promise<Rappen> {
  const [booking] = await tx
    .select({ state: bookings.state, total: bookings.total, paid: bookings.paid })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return booking ? Math.max(0, booking.paid - owedOf(booking)) : 0;
}
