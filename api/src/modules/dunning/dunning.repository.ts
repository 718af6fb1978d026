import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { dunningSteps, dunningStops } from './dunning.table.ts';

/** Notes a step; its key refuses the same one a second time. */
export async function insertStep(tx: Tx, step: typeof dunningSteps.$inferInsert): Promise<void> {
  await tx.insert(dunningSteps).values(step);
}

/** Stops the reminders of a booking; false if they had been stopped before. */
export async function insertStop(tx: Tx, stop: typeof dunningStops.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(dunningStops)
    .values(stop)
    .onConflictDoNothing()
    .returning({ bookingId: dunningStops.bookingId });
  return made.length > 0;
}

/** Ends the stop of a booking; false if there was none. */
export async function deleteStop(tx: Tx, bookingId: string): Promise<boolean> {
  const gone = await tx
    .delete(dunningStops)
    .where(eq(dunningStops.bookingId, bookingId))
    .returning({ bookingId: dunningStops.bookingId });
  return gone.length > 0;
}
