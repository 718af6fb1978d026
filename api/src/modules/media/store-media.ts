import sharp from 'sharp';
import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { originalKey } from './media.domain.ts';
import { insertMediaObject } from './media.repository.ts';

export interface DrawnMedia {
  readonly id: string;
  readonly title: string;
  readonly alt: string | null;
  readonly encodingFormat: 'image/jpeg';
  readonly svg: string;
  /** Pixels of the JPEG. */
  readonly width: number;
  readonly height: number;
}

/** Draws an SVG once as the JPEG original of a media object and keeps both row and file; a known id is left as it is. */
export async function storeMedia(
  { db, store }: { readonly db: Db; readonly store: FileStore },
  { svg, ...media }: DrawnMedia,
): Promise<void> {
  const jpeg = await sharp(Buffer.from(svg))
    .resize(media.width, media.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();
  await store.put(originalKey(media.id, 'jpg'), jpeg);
  await insertMediaObject(db, media);
}
