import type { AttachedDocument, DocumentResponse } from '@firn/shared-contracts/api';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type CarriedDocument, type DocumentRow, documents } from './documents.table.ts';
import type { AddressSigner } from './signed-address.ts';

export const documentResponse = (row: DocumentRow): DocumentResponse => ({
  '@id': iri('documents', row.id),
  '@type': 'Document',
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  sha256: row.sha256,
  expiresAt: row.expiresAt.toISOString(),
});

export async function findDocument(db: Db, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row ?? null;
}

export const carried = ({ id, fileName, mediaType, bytes }: DocumentRow): CarriedDocument => ({
  documentId: id,
  fileName,
  mediaType,
  bytes,
});

/** Writes what is carried for a reader, with addresses of those that are still there. */
export async function attachedDocuments(
  { db, signer }: { readonly db: Db; readonly signer: AddressSigner },
  ids: readonly string[],
  now: Date,
): Promise<(document: CarriedDocument) => AttachedDocument> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  const there = new Set(rows.map(({ id }) => id));
  return ({ documentId, ...document }) => ({
    ...document,
    contentUrl: there.has(documentId) ? signer.sign(documentId, now) : null,
  });
}
