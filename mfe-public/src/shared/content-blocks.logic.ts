import type { ContentBlock, ContentResponse } from '@firn/shared-contracts/api';

/** Blocks that a page shows at its top instead of in its text (docs/domain/screens.md#cms-pages). */
const HEADER_IMAGE = 'Header Image';
const SUBTITLE = 'Subtitle';

export interface ContentParts {
  readonly headerImage: ContentBlock['image'];
  readonly subtitle: string;
  /** Everything else, in the office's order. */
  readonly body: readonly ContentBlock[];
}

export function contentParts(content: Pick<ContentResponse, 'contentBlocks'>): ContentParts {
  const named = (name: string) => content.contentBlocks.find((block) => block.name === name);
  return {
    headerImage: named(HEADER_IMAGE)?.image ?? null,
    subtitle: named(SUBTITLE)?.text ?? '',
    body: content.contentBlocks.filter(({ name }) => name !== HEADER_IMAGE && name !== SUBTITLE),
  };
}
