import { tableKind } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { users } from '../users/users.table.ts';

/** What the office writes on a booking without a step or a change. */
export interface BookingRecord {
  readonly number: string;
  readonly message: string | null;
  /** Id of the account it belongs to; null for a guest without one. */
  readonly user: string | null;
  /** Ids; they never change here. */
  readonly event: string;
}

export const bookingKind = tableKind<BookingRecord>({
  entity: 'booking',
  collection: 'bookings',
  table: bookings,
  columns: { number: 'number', message: 'message', user: 'userId', event: 'eventId' },
  references: { user: { table: users } },
  unique: {
    bookings_number_unique: { field: 'number', message: 'Diese Nummer hat schon eine andere Buchung.' },
  },
  labelOf: ({ number }) => number,
});
