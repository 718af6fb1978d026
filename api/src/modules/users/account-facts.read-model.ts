import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countOpenBookings } from '../bookings/open-bookings.read-model.ts';
import type { AccountFacts } from './account-states.domain.ts';
import { users } from './users.table.ts';

export async function readAccountFacts(db: Db, id: string): Promise<AccountFacts> {
  const [account] = await db.select({ roles: users.roles }).from(users).where(eq(users.id, id));
  return { openBookings: await countOpenBookings(db, id), roles: account?.roles ?? [] };
}
