import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { type UserRow, users } from '../users/users.table.ts';

/** Guests of the demo begin here, and so do those of a house. */
const FIRST_GUEST_CODE = 10_001;

/** Whoever has the address, in whatever state; changes of one address take turns until the transaction ends. */
export async function lockHolder(tx: Tx, email: string): Promise<UserRow | null> {
  await takeTurns(tx, `account of ${email.toLowerCase()}`);
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

export type NewPerson = Pick<UserRow, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<UserRow, 'salutation' | 'passwordHash' | 'termsAcceptedAt'>>;

/** A person with the next guest number. */
export async function insertPerson(tx: Tx, person: NewPerson, at: Date): Promise<UserRow> {
  await takeTurns(tx, 'guest numbers');
  const [{ next } = { next: FIRST_GUEST_CODE }] = await tx
    .select({
      next: sql<number>`coalesce(max(${users.code}::int) filter (where ${users.code} ~ '^[0-9]{1,8}$') + 1, ${FIRST_GUEST_CODE})::int`,
    })
    .from(users);
  const [row] = await tx
    .insert(users)
    .values({ ...person, code: String(Math.max(next, FIRST_GUEST_CODE)), state: 'active', createdAt: at })
    .returning();
  if (!row) throw new Error('the person was not stored');
  return row;
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
