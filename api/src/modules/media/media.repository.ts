import type { Db } from '../../db/client.ts';
import { mediaObjects } from './media.table.ts';

/** Keeps the row of a picture; one of a known id is left as it is. */
export async function insertMediaObject(db: Db, media: typeof mediaObjects.$inferInsert): Promise<void> {
  await db.insert(mediaObjects).values(media).onConflictDoNothing();
}
