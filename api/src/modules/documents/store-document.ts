import { createHash, randomUUID } from 'node:crypto';
import type { DocumentKind, DocumentResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { type FormFile, invalidFile } from '../../lib/read-form.ts';
import { recordAudit } from '../audit/index.ts';
import { nameOfContent, readContent } from './document-content.ts';
import { documentKey } from './document-key.ts';
import { documentResponse } from './documents.read-model.ts';
import { insertDocument, markStored } from './documents.repository.ts';
import { endOfUnstored, endOfUnused } from './terms.domain.ts';

/** Kinds that are looked at. */
const PICTURES_ALONE: readonly DocumentKind[] = ['damage', 'report_picture'];

const NO_PICTURE = 'Ein PDF zeigt hier nichts. Bitte wähle ein JPEG, PNG oder WebP.';

interface Storing {
  readonly db: Db;
  readonly store: FileStore;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** Keeps a file that somebody has sent. @throws 422 for `file`. */
export async function storeDocument(
  { db, store, actor, now }: Storing,
  kind: DocumentKind,
  file: FormFile,
): Promise<DocumentResponse> {
  const { mediaType, bytes } = await readContent(file.bytes);
  if (PICTURES_ALONE.includes(kind) && mediaType === 'application/pdf') throw invalidFile(NO_PICTURE);
  const id = randomUUID();
  await insertDocument(db, {
    id,
    kind,
    fileName: nameOfContent(file.fileName, mediaType),
    mediaType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdById: authorIdOf(actor),
    createdAt: now,
    expiresAt: endOfUnstored(now),
  });
  await store.put(documentKey({ id, kind }), bytes);
  return db.transaction(async (tx) => {
    const row = await markStored(tx, id, { storedAt: now, expiresAt: endOfUnused(now) });
    if (!row) throw new Error('The document was deleted while its file was stored.');
    const entry = { actor, entity: 'document', entityId: id, label: 'Dokument', at: now };
    await recordAudit(tx, { ...entry, action: 'document.create', diff: { kind: { from: null, to: kind } } });
    return documentResponse(row);
  });
}
