import { and, inArray, not } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { fileStem, keysOf, type MediaFormat } from './media.domain.ts';
import { mediaObjects } from './media.table.ts';
import { isUsed } from './media-usages.read-model.ts';

/** Deletes those pictures that nothing shows, without a line in the audit, which would name them; answers their files. */
export async function forgetPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { id, fileVersion, encodingFormat } = mediaObjects;
  const gone = await tx
    .delete(mediaObjects)
    .where(and(inArray(id, [...ids]), not(isUsed())))
    .returning({ id, fileVersion, encodingFormat });
  return gone.flatMap((row) => keysOf(fileStem(row.id, row.fileVersion), row.encodingFormat as MediaFormat));
}
