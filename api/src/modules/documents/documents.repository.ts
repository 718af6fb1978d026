import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type DocumentRow, documents } from './documents.table.ts';

/** The row comes before the file: whoever dies in between leaves nothing that nobody knows of. */
export async function insertDocument(db: Db, document: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(document);
}

export async function markStored(
  tx: Tx,
  id: string,
  { storedAt, expiresAt }: Pick<DocumentRow, 'storedAt' | 'expiresAt'>,
): Promise<DocumentRow | null> {
  const [row] = await tx
    .update(documents)
    .set({ storedAt, expiresAt })
    .where(eq(documents.id, id))
    .returning();
  return row ?? null;
}

/** Those of the ids whose files are there at this time. */
export const findStored = (db: Db, ids: readonly string[], now: Date): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), isNotNull(documents.storedAt), gt(documents.expiresAt, now)));

/** Keeps documents at least until then, in the transaction of what carries them. */
export async function keepUntil(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(documents)
    .set({ expiresAt: sql`greatest(${documents.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(inArray(documents.id, [...ids]));
}

/** Lets documents go that nothing carries any more, in the transaction of what carried them. */
export async function keepOnlyUntil(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(documents)
    .set({ expiresAt: until })
    .where(inArray(documents.id, [...ids]));
}

export const listExpired = (db: Db, before: Date): Promise<DocumentRow[]> =>
  db.select().from(documents).where(lte(documents.expiresAt, before));

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}
