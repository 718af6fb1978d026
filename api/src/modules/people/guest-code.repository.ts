import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { users } from '../users/users.table.ts';

/** Guests of the demo begin here, and so do those of a house. */
const FIRST_GUEST_CODE = 10_001;

/** The next guest number; two new guests take turns until the transaction ends. */
export async function nextGuestCode(tx: Tx): Promise<string> {
  await takeTurns(tx, 'guest numbers');
  const [{ next } = { next: FIRST_GUEST_CODE }] = await tx
    .select({
      next: sql<number>`coalesce(max(${users.code}::int) filter (where ${users.code} ~ '^[0-9]{1,8}$') + 1, ${FIRST_GUEST_CODE})::int`,
    })
    .from(users);
  return String(Math.max(next, FIRST_GUEST_CODE));
}
