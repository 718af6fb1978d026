import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import type { MadeFile, MailFile, ReadFile } from '../outbox/index.ts';
import { documentKey } from './document-key.ts';
import { findDocument } from './documents.read-model.ts';

/** Makes a file of what is stored elsewhere; null when that is gone. */
export type MakeFile = (db: Db, id: string) => Promise<MailFile | null>;

interface Files {
  readonly db: Db;
  readonly store: FileStore;
  readonly makers?: Readonly<Partial<Record<MadeFile, MakeFile>>>;
}

/** Reads the documents that a mail carries, and makes those that are not stored. */
export const mailFiles =
  ({ db, store, makers }: Files): ReadFile =>
  async ({ documentId, made }) => {
    if (made) return (await makers?.[made]?.(db, documentId)) ?? null;
    const document = await findDocument(db, documentId);
    const content = document && (await store.get(documentKey(document)));
    if (!document || !content) return null;
    return { filename: document.fileName, contentType: document.mediaType, content };
  };
