import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';

export type PersonRow = typeof bookingPersons.$inferSelect;

export async function readPerson(tx: Tx, id: string): Promise<PersonRow | null> {
  const [row] = await tx.select().from(bookingPersons).where(eq(bookingPersons.id, id));
  return row ?? null;
}

/** Whether another active person of the same booking has this address. */
export async function isAddressTaken(tx: Tx, { id, bookingId }: PersonRow, email: string): Promise<boolean> {
  const others = await tx
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .where(
      and(
        eq(bookingPersons.bookingId, bookingId),
        ne(bookingPersons.id, id),
        eq(bookingPersons.state, 'active'),
        eq(sql`lower(${bookingPersons.email})`, email.toLowerCase()),
      ),
    );
  return others.length > 0;
}

/** The one way a person of a booking is written; each change counts. The caller holds the lock of the person. */
export async function updatePerson(
  tx: Tx,
  id: string,
  columns: Partial<typeof bookingPersons.$inferInsert>,
): Promise<void> {
  const version = sql`${bookingPersons.version} + 1`;
  await tx
    .update(bookingPersons)
    .set({ ...columns, version })
    .where(eq(bookingPersons.id, id));
}
