import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { lockGuest } from '../bookings/index.ts';
import { nextGuestCode } from '../people/index.ts';
import { type UserRow, users } from '../users/users.table.ts';

/**
 * Whoever has the address, in whatever state, besides a guest who only booked with it; changes of one address take turns
 * until the transaction ends.
 */
export async function lockHolder(tx: Tx, email: string): Promise<UserRow | null> {
  await takeTurns(tx, `account of ${email.toLowerCase()}`);
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.state, 'guest')));
  return row ?? null;
}

export type NewPerson = Pick<UserRow, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<UserRow, 'salutation' | 'passwordHash' | 'termsAcceptedAt'>>;

/** A person with the next guest number. */
export async function insertPerson(tx: Tx, person: NewPerson, at: Date): Promise<UserRow> {
  const code = await nextGuestCode(tx);
  const [row] = await tx
    .insert(users)
    .values({ ...person, code, state: 'active', createdAt: at })
    .returning();
  if (!row) throw new Error('the person was not stored');
  return row;
}

/** A person whom the office records: the guest who booked with the address, or a new one. */
export async function recordPerson(tx: Tx, person: NewPerson, at: Date): Promise<Pick<UserRow, 'id'>> {
  const guest = await lockGuest(tx, person.email);
  if (!guest) return insertPerson(tx, person, at);
  await tx
    .update(users)
    .set({ ...person, state: 'active', version: sql`${users.version} + 1` })
    .where(eq(users.id, guest.id));
  return guest;
}

/** Gives a guest an account. */
export async function activate(
  tx: Tx,
  id: string,
  account: Pick<UserRow, 'passwordHash' | 'firstName' | 'lastName' | 'termsAcceptedAt'>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...account, state: 'active' })
    .where(eq(users.id, id));
}

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** The row, locked until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}
