import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { WorkPools } from '../src/db/work-pools.ts';
import { cloneDatabase } from './database-template.ts';

test('a server that ends idle connections does not end the process; the next query works', async () => {
  const database = await cloneDatabase();
  try {
    if (database.engine === 'postgres') {
      const pool = (database.raw as WorkPools).of('jobs');
      // Not events.once: it rejects with the error event that must do no harm here.
      const lost = new Promise((resolve) => pool.once('remove', resolve));
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
      await Promise.all([
        database.db.execute(sql`select pg_sleep(0.05)`),
        database.db.execute(sql`select 1`),
      ]);
      await database.db.execute(sql`${others} and pid <> pg_backend_pid()`);
      await lost;
    }
    const { rows } = await database.db.execute<{ answer: number }>(sql`select 42 as answer`);
    expect(rows).toEqual([{ answer: 42 }]);
  } finally {
    await database.close();
  }
});
