import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** Waits until no other transaction is at this work, and lets no other begin it before this one ends. */
export async function takeTurns(tx: Tx, work: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${work}, 0))`);
}
