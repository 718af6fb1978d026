import { normalisePhone } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type RecordKind, tableKind } from '../../records/index.ts';
import { bookings, waitlistLinks } from '../bookings/bookings.table.ts';
import { type Booker, ownerOf } from '../bookings/index.ts';
import { users } from '../users/users.table.ts';

/** What the office writes on a booking without a step or a change. */
export interface BookingRecord extends Booker {
  readonly number: string;
  readonly message: string | null;
  /** Id of the account it belongs to; null for a guest without one. */
  readonly user: string | null;
  /** Ids; they never change here. */
  readonly event: string;
}

const table = tableKind<BookingRecord>({
  entity: 'booking',
  collection: 'bookings',
  table: bookings,
  columns: {
    number: 'number',
    message: 'message',
    user: 'userId',
    event: 'eventId',
    salutation: 'salutation',
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    address: 'address',
    postalCode: 'postalCode',
    city: 'city',
    country: 'country',
  },
  references: { user: { table: users } },
  unique: {
    bookings_number_unique: { field: 'number', message: 'Diese Nummer hat schon eine andere Buchung.' },
  },
  labelOf: ({ number }) => number,
});

/** The links in mails to the address of before open nothing any more: it may have been somebody else's. */
async function endLinks(tx: Tx, id: string): Promise<void> {
  await tx.update(bookings).set({ accessTokenHash: null }).where(eq(bookings.id, id));
  await tx.delete(waitlistLinks).where(eq(waitlistLinks.bookingId, id));
}

export const bookingKind: RecordKind<BookingRecord> = {
  ...table,
  fieldsOf: ({ booker, ...fields }: { readonly booker?: Partial<Booker> }) => ({ ...fields, ...booker }),
  normalisers: {
    firstName: (name) => name.trim(),
    lastName: (name) => name.trim(),
    email: (email) => email.trim().toLowerCase(),
    phone: (phone) => normalisePhone(phone) ?? phone,
  },
  async update(tx, id, next, changed, now) {
    const isMoved = changed.includes('email') || changed.includes('user');
    // A booking never has two owners, not even between two statements.
    if (isMoved) await tx.update(bookings).set({ guestId: null }).where(eq(bookings.id, id));
    await table.update(tx, id, next, changed, now);
    if (changed.includes('email')) await endLinks(tx, id);
    if (isMoved) {
      const owner = await ownerOf(tx, next.user, next, now);
      await tx.update(bookings).set(owner).where(eq(bookings.id, id));
    }
  },
};
