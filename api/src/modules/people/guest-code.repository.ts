import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { numberSequences } from '../bookings/bookings.table.ts';
import { users } from '../users/users.table.ts';

/** Guests of the demo begin here, and so do those of a house. */
const FIRST_GUEST_CODE = 10_001;

/** Says where the company begins to count (docs/domain/setup.md#first-numbers). */
const first = sql`(select last + 1 from ${numberSequences} where kind = 'guest')`;

/** The next guest number; two new guests take turns until the transaction ends. */
export async function nextGuestCode(tx: Tx): Promise<string> {
  await takeTurns(tx, 'guest numbers');
  const [{ next } = { next: FIRST_GUEST_CODE }] = await tx
    .select({
      next: sql<number>`greatest(max(${users.code}::int) filter (where ${users.code} ~ '^[0-9]{1,8}$') + 1, coalesce(${first}, ${FIRST_GUEST_CODE}))::int`,
    })
    .from(users);
  return String(next);
}
