import type { NoteSubject } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind } from '../../records/index.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { notes } from './notes.table.ts';

/** What it is about stands as an id, and null stands for all others. */
export interface NoteRecord extends Readonly<Record<NoteSubject, string | null>> {
  readonly text: string;
  /** Id of a user; null for the system. */
  readonly createdBy: string | null;
}

export const noteKind = tableKind<NoteRecord>({
  entity: 'note',
  collection: 'notes',
  table: notes,
  columns: {
    text: 'text',
    offer: 'offerId',
    booking: 'bookingId',
    event: 'eventId',
    user: 'userId',
    accommodation: 'accommodationId',
    createdBy: 'createdById',
  },
  references: {
    offer: { table: offers },
    booking: { table: bookings },
    event: { table: events },
    user: { table: users },
    accommodation: { table: accommodations },
  },
  unique: {},
  // Not by its words: they are about people, and the log outlives them.
  labelOf: () => 'Notiz',
});

/** Whether somebody can be noted of, and stays so: who is being deleted at this moment is waited for. */
export async function isThere(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await tx.select({ state: users.state }).from(users).where(eq(users.id, userId)).for('share');
  return user !== undefined && user.state !== 'deleted';
}
