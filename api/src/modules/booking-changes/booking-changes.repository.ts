import type { BookingPersonState } from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import type { NewBookingPerson } from '../bookings/index.ts';

/** For the steps of a person alone. */
export async function setPersonState(tx: Tx, id: string, state: BookingPersonState): Promise<void> {
  const version = sql`${bookingPersons.version} + 1`;
  await tx.update(bookingPersons).set({ state, version }).where(eq(bookingPersons.id, id));
}

export async function insertPerson(
  tx: Tx,
  person: NewBookingPerson & { readonly bookingId: string; readonly position: number },
): Promise<void> {
  await tx.insert(bookingPersons).values(person);
}
