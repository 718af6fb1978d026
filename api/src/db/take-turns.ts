import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/**
 * Waits until no other transaction is at these works, one after the other, and lets no other begin one of them before
 * this one ends.
 */
export async function takeTurns(tx: Tx, ...works: readonly string[]): Promise<void> {
  const locks = works.map((work) => sql`pg_advisory_xact_lock(hashtextextended(${work}, 0))`);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}
