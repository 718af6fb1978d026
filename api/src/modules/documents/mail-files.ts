import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import type { ReadFile } from '../outbox/index.ts';
import { documentKey } from './document-key.ts';
import { findDocument } from './documents.read-model.ts';

/** Reads the documents that a mail carries. */
export const mailFiles =
  ({ db, store }: { readonly db: Db; readonly store: FileStore }): ReadFile =>
  async ({ documentId }) => {
    const document = await findDocument(db, documentId);
    const content = document && (await store.get(documentKey(document)));
    if (!document || !content) return null;
    return { filename: document.fileName, contentType: document.mediaType, content };
  };
