import { tableKind } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { offers } from '../offers/offers.table.ts';
import { notes } from './notes.table.ts';

export interface NoteRecord {
  readonly text: string;
  /** Id. */
  readonly offer: string | null;
  /** Id. */
  readonly booking: string | null;
  /** Id of a user; null for the system. */
  readonly createdBy: string | null;
}

export const noteKind = tableKind<NoteRecord>({
  entity: 'note',
  collection: 'notes',
  table: notes,
  columns: { text: 'text', offer: 'offerId', booking: 'bookingId', createdBy: 'createdById' },
  references: { offer: { table: offers }, booking: { table: bookings } },
  unique: {},
  // Not by its words: they are about people, and the log outlives them.
  labelOf: () => 'Notiz',
});
