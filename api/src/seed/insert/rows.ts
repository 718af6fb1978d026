import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';

/** Bind parameters per statement; PostgreSQL takes 65,535, PGlite is quickest well below. */
const MAXIMUM_PARAMETERS = 20_000;

/** Inserts rows in as few statements as the number of parameters allows. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(MAXIMUM_PARAMETERS / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size) as Table['$inferInsert'][]);
  }
}
