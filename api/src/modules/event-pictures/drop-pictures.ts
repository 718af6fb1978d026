import type { EventRecord } from '../events/index.ts';
import { dropUnused, type MediaDeps } from '../media/index.ts';
import { uploadersOf } from './event-pictures.read-model.ts';

/**
 * Removes what a guide uploaded for a draft that is gone, unless something else shows it
 * (docs/domain/events.md#drafts-of-guides).
 */
export const dropPictures =
  ({ db, clock, store }: MediaDeps) =>
  async ({ images, proposedById }: Pick<EventRecord, 'images' | 'proposedById'>): Promise<void> => {
    if (proposedById === null) return;
    const context = { db, store, actor: null, now: clock() };
    for (const [id, by] of await uploadersOf(db, images))
      if (by === proposedById) await dropUnused(context, id);
  };
