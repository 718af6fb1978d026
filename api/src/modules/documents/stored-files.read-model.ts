import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documentKey } from './document-key.ts';
import { documents } from './documents.table.ts';

/** Names the files in the store of the documents that are there as a whole. */
export async function keysOfDocuments(db: Db): Promise<string[]> {
  const { id, kind, storedAt } = documents;
  const rows = await db.select({ id, kind }).from(documents).where(isNotNull(storedAt));
  return rows.map(documentKey);
}
