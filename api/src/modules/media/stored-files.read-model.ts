import type { Db } from '../../db/client.ts';
import { extensionOf, fileStem, originalKey } from './media.domain.ts';
import { mediaObjects } from './media.table.ts';

/** Names the originals in the media store; smaller pictures are drawn from them again when they are asked for. */
export async function keysOfOriginals(db: Db): Promise<string[]> {
  const { id, fileVersion, encodingFormat } = mediaObjects;
  const rows = await db.select({ id, fileVersion, encodingFormat }).from(mediaObjects);
  return rows.map((row) =>
    originalKey(fileStem(row.id, row.fileVersion), extensionOf(row.encodingFormat) ?? ''),
  );
}
