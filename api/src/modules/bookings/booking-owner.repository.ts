import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { nextGuestCode } from '../people/index.ts';
import { type UserRow, users } from '../users/users.table.ts';

/** What a booking says of who booked. */
export type Booker = Pick<UserRow, 'salutation' | 'firstName' | 'lastName' | 'email' | 'country'> & {
  readonly phone: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
};

/** Whose a booking is: an account's, or that of a guest without one. */
export interface BookingOwner {
  readonly userId: string | null;
  readonly guestId: string | null;
}

/**
 * The guest whom the office knows by an address and who has no account; null if there is none. Bookings and
 * registrations of one address take turns, and the row stays a guest's until the transaction ends.
 */
export async function lockGuest(tx: Tx, email: string): Promise<UserRow | null> {
  await takeTurns(tx, `guest of ${email.toLowerCase()}`);
  const hasNoAccount = or(
    eq(users.state, 'guest'),
    and(eq(users.state, 'active'), isNull(users.passwordHash)),
  );
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), hasNoAccount))
    // Whom the office recorded comes first: a registration makes that one an account.
    .orderBy(desc(eq(users.state, 'active')))
    .limit(1)
    .for('share');
  return row ?? null;
}

/** The guest of a booking without an account, recorded with the first one of an address. */
async function guestOf(tx: Tx, booker: Booker, at: Date): Promise<string> {
  const known = await lockGuest(tx, booker.email);
  if (known) return known.id;
  const { salutation, firstName, lastName, email, phone, address, postalCode, city, country } = booker;
  const contact = { salutation, firstName, lastName, email, phone, address, postalCode, city, country };
  const code = await nextGuestCode(tx);
  const [row] = await tx
    .insert(users)
    .values({ ...contact, code, state: 'guest', createdAt: at })
    .returning({ id: users.id });
  if (!row) throw new Error('the guest was not stored');
  return row.id;
}

/** Whose a booking is that names this person; nobody means a guest without an account. */
export async function ownerOf(
  tx: Tx,
  personId: string | null,
  booker: Booker,
  at: Date,
): Promise<BookingOwner> {
  if (personId === null) return { userId: null, guestId: await guestOf(tx, booker, at) };
  const [person] = await tx.select({ state: users.state }).from(users).where(eq(users.id, personId));
  return person?.state === 'guest'
    ? { userId: null, guestId: personId }
    : { userId: personId, guestId: null };
}
