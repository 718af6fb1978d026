import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { cleanRichText } from '../../lib/rich-text.ts';
import { mapBlocks } from './map-blocks.domain.ts';

const OUTSIDE = /<a href="https:\/\//g;

/** Formatted text of a page: as everywhere, and what leads outside says that it does. */
const cleanText = (html: string): string =>
  cleanRichText(html).replace(OUTSIDE, '<a rel="noopener noreferrer" href="https://');

/** Blocks as they are kept (docs/domain/content.md#rich-text). */
export const cleanBlocks = (blocks: readonly ContentBlockInput[]): ContentBlockInput[] =>
  mapBlocks(blocks, ({ control }, value) =>
    control === 'rich-text' && typeof value === 'string' ? cleanText(value) : value,
  );
