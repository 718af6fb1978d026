import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';

/** Resolves as soon as a connection of the server waits for a lock. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_locks where not granted`,
    );
    if ((rows[0]?.n ?? 0) > 0) return;
  }
}
