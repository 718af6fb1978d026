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

/** Of two accounts that become one, what the office noted of either stays as it was written. */
export async function moveNotes(tx: Tx, from: string, into: string): Promise<void> {
  await tx.update(notes).set({ userId: into }).where(eq(notes.userId, from));
}

/** Takes away what the office noted of a person. */
export async function removeNotesOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(notes).where(eq(notes.userId, userId));
}
