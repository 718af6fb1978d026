import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { fileKey } from './export-file.ts';
import { deleteExport, listExpired } from './exports.repository.ts';

/** Removes exports after their seven days. The file goes first: a row without a file is found again at the next run. */
export async function forgetExports({
  db,
  store,
  clock,
}: {
  readonly db: Db;
  readonly store: FileStore;
  readonly clock: Clock;
}): Promise<void> {
  for (const { id, claim } of await listExpired(db, clock())) {
    if (claim) await store.remove(fileKey(id, claim));
    await deleteExport(db, id);
  }
}
