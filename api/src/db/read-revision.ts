import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

interface RevisionRow extends Record<string, unknown> {
  readonly revision: string;
}

/**
 * Says which state of the data is read from now on: as long as it stays the same, so does every answer to a visitor without
 * a login (docs/domain/queries.md#revision). Read it before what is to be kept under it.
 */
export async function readRevision(db: Db): Promise<string> {
  const { rows } = await db.execute<RevisionRow>(
    sql`select coalesce(sum(moves), 0)::text as revision from read_revisions`,
  );
  return rows[0]?.revision ?? '0';
}
