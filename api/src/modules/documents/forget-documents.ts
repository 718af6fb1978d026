import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { documentKey } from './document-key.ts';
import { deleteDocument, listExpired } from './documents.repository.ts';
import { deletedBefore } from './terms.domain.ts';

/**
 * Deletes documents whose term is over, and what a process that died has left. The file goes first: a row without a file
 * is found again at the next run, a file without a row never.
 */
export async function forgetDocuments({
  db,
  store,
  clock,
}: {
  readonly db: Db;
  readonly store: FileStore;
  readonly clock: Clock;
}): Promise<void> {
  for (const document of await listExpired(db, deletedBefore(clock()))) {
    await store.remove(documentKey(document));
    await deleteDocument(db, document.id);
  }
}
