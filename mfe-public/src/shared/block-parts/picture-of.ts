import type { BlockPicture } from '@firn/shared-contracts/content';
import type { PictureSource } from '../picture/picture.tsx';
import type { BlockMedia } from './block-media.types.ts';

/** The picture with the words of its place; null for one that is not chosen yet. */
export function pictureOf(
  { media: iri, alt, focus }: BlockPicture,
  media: readonly BlockMedia[],
): PictureSource | null {
  const found = media.find((one) => one['@id'] === iri);
  return found ? { ...found, alt, ...(focus && { focus }) } : null;
}
