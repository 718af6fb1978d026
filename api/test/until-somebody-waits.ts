import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../src/db/client.ts';

/**
 * Resolves as soon as so many connections wait for a lock of this transaction. It asks on its connection: those of the
 * pool may all be waiting. Tests beside it, in other databases of the server, wait for others.
 */
export async function untilSomebodyWaits(tx: Tx, connections = 1): Promise<void> {
  const waiting: SQL = sql`select count(distinct pid)::int as n from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  for (;;) {
    const { rows } = await tx.execute<{ n: number }>(waiting);
    if ((rows[0]?.n ?? 0) >= connections) return;
  }
}

/**
 * Stages a race on a server: `table` is read as ever, and nobody writes to it before two have come as far as their first
 * write. Both have read what was there before either of them.
 */
export async function twoReadBeforeOneWrites<T>(db: Db, table: PgTable, race: () => Promise<T>): Promise<T> {
  const running = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`);
    const outcome = race();
    await untilSomebodyWaits(tx, 2);
    // An array, because a promise that is returned is waited for, and it waits for this transaction.
    return [outcome] as const;
  });
  return running[0];
}

/** Takes no lock, and waits for those of others as long as it takes. */
export async function withoutLock(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
}
