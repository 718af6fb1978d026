import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { calendarAddresses } from './calendar-addresses.table.ts';

export async function keepCalendarAddress(
  tx: Tx,
  address: typeof calendarAddresses.$inferInsert,
): Promise<string> {
  const [kept] = await tx.insert(calendarAddresses).values(address).returning({ id: calendarAddresses.id });
  if (!kept) throw new Error('The address was not kept.');
  return kept.id;
}

/** The title of the address that ends; null where there is none. */
export async function removeCalendarAddress(tx: Tx, id: string): Promise<string | null> {
  const [removed] = await tx
    .delete(calendarAddresses)
    .where(eq(calendarAddresses.id, id))
    .returning({ title: calendarAddresses.title });
  return removed?.title ?? null;
}

/** Notes that an address was used; false for a secret that opens nothing. */
export async function noteCalendarUse(db: Db, tokenHash: string, usedAt: Date): Promise<boolean> {
  const used = await db
    .update(calendarAddresses)
    .set({ usedAt })
    .where(eq(calendarAddresses.tokenHash, tokenHash))
    .returning({ id: calendarAddresses.id });
  return used.length > 0;
}
