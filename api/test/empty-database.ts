import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/client.ts';
import { cloneDatabase } from './database-template.ts';

/** A database of its own that has no tables, as an operator makes one. */
export async function emptyDatabase(): Promise<Database> {
  const database = await cloneDatabase();
  await database.db.transaction(async (tx) => {
    for (const statement of [
      'drop schema drizzle cascade',
      'drop schema public cascade',
      'create schema public',
    ])
      await tx.execute(sql.raw(statement));
  });
  return database;
}
