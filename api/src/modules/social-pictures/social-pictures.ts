import { createHash } from 'node:crypto';
import type { FileStore } from '../../lib/file-store.ts';
import { readOriginal } from '../media/index.ts';
import { drawSocialPicture } from './draw-social-picture.ts';
import type { SocialPage } from './social-facts.read-model.ts';

/** Counts the looks of these pictures: those of an older look are drawn anew. */
const LOOK = 1;

export interface SocialPictures {
  /** The picture of a page, drawn once and then kept. */
  get(id: string, page: SocialPage): Promise<Buffer>;
}

/** What a page says is part of the key, so that a changed page has another picture. */
function keyOf(id: string, { title, company, picture }: SocialPage): string {
  const said = JSON.stringify([LOOK, title, company, picture?.contentUrl ?? null]);
  return `social/${id}-${createHash('sha256').update(said).digest('hex').slice(0, 16)}.jpg`;
}

/** Two requests for the same picture share one run. */
export function createSocialPictures(store: FileStore): SocialPictures {
  const running = new Map<string, Promise<Buffer>>();

  async function make(key: string, page: SocialPage): Promise<Buffer> {
    const kept = await store.get(key);
    if (kept) return kept;
    const head = page.picture && (await readOriginal(store, page.picture));
    const bytes = await drawSocialPicture(head, page);
    await store.put(key, bytes);
    return bytes;
  }

  return {
    get(id, page) {
      const key = keyOf(id, page);
      const shared = running.get(key);
      if (shared) return shared;
      const run = make(key, page).finally(() => running.delete(key));
      running.set(key, run);
      return run;
    },
  };
}
