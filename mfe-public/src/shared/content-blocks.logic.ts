import type { BlockData } from '@firn/shared-contracts/content';
import type { DrawnBlock } from './block-parts/block-media.types.ts';
import { pictureOf } from './block-parts/picture-of.ts';
import type { PictureSource } from './picture/picture.tsx';

export interface ContentParts {
  /** What a page shows at its top instead of in its text (docs/domain/screens.md#cms-pages). */
  readonly headerImage: DrawnBlock | null;
  readonly subtitle: DrawnBlock | null;
  /** Everything else, in the office's order. */
  readonly body: readonly DrawnBlock[];
}

export function contentParts(blocks: readonly DrawnBlock[]): ContentParts {
  const first = (kind: string) => blocks.find((block) => block.kind === kind) ?? null;
  return {
    headerImage: first('header-image'),
    subtitle: first('subtitle'),
    body: blocks.filter(({ kind }) => kind !== 'header-image' && kind !== 'subtitle'),
  };
}

/** The head picture for a page that puts words on it. */
export function headPictureOf({ headerImage }: ContentParts): PictureSource | null {
  if (!headerImage) return null;
  const { picture } = headerImage.data as BlockData<'header-image'>;
  return pictureOf(picture, headerImage.media);
}

/** The words of the subtitle; empty without one. */
export const subtitleOf = ({ subtitle }: ContentParts): string =>
  subtitle ? (subtitle.data as BlockData<'subtitle'>).text : '';
