import { and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../users/users.table.ts';

/** The people who take tasks: active accounts of the office (docs/domain/office.md#tasks). */
const worksInOffice = (): SQL | undefined =>
  and(eq(users.state, 'active'), arrayOverlaps(users.roles, ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']));

/** Somebody of the office, whose role stays until the transaction ends; null for anybody else. */
export async function holdOfficePerson(
  tx: Tx,
  userId: string,
): Promise<{ readonly email: string; readonly firstName: string } | null> {
  const [user] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), worksInOffice()))
    .for('share');
  return user ?? null;
}
