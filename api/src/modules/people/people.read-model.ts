import { and, arrayOverlaps, asc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../users/users.table.ts';

/** Everything that is kept of somebody with or without an account. */
export type UserRow = typeof users.$inferSelect;

/** The row itself, for whoever logs in or is asked about. */
export async function findUserRow(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.state, 'deleted')));
  return row ?? null;
}

/** Whoever the office or a registration knows by the address, locked ones too; a guest of bookings alone is none. */
export async function findAccountByEmail(db: Db, email: string): Promise<UserRow | null> {
  const isOthers = notInArray(users.state, ['guest', 'deleted']);
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isOthers));
  return row ?? null;
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  return anyone !== undefined;
}

/** Who is told of the platform's own state. */
export async function readSuperAdmins(db: Db): Promise<Pick<UserRow, 'email' | 'firstName'>[]> {
  return db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.state, 'active'), arrayOverlaps(users.roles, ['ROLE_SUPER_ADMIN'])))
    .orderBy(asc(users.email));
}
