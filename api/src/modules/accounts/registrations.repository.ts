import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { REGISTRATION_KEPT_MS, type Registration } from '../auth/index.ts';
import { registrations } from './accounts.table.ts';

export type NewRegistration = Omit<Registration, 'id'>;

export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<string> {
  const [row] = await tx.insert(registrations).values(registration).returning({ id: registrations.id });
  if (!row) throw new Error('the registration was not stored');
  return row.id;
}

export async function findRegistration(db: Db, id: string): Promise<Registration | null> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
}

/**
 * Its codes go with it. Others of the address stay until they are late: a login with their password answers as before,
 * so that nobody learns by it that the address has an account now.
 */
export async function endRegistration(tx: Tx, id: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.id, id));
}

export async function forgetLateRegistrations(db: Db, now: Date): Promise<void> {
  await db
    .delete(registrations)
    .where(lt(registrations.createdAt, new Date(now.getTime() - REGISTRATION_KEPT_MS)));
}
