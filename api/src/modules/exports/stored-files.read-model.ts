import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fileKey } from './export-file.ts';
import { dataExports } from './exports.table.ts';

/** Names the files of exports that are done, in the store of the documents. */
export async function keysOfExports(db: Db): Promise<string[]> {
  const { id, claim, state } = dataExports;
  const rows = await db.select({ id, claim }).from(dataExports).where(eq(state, 'done'));
  return rows.flatMap((row) => (row.claim ? [fileKey(row.id, row.claim)] : []));
}
