import type { ContentBlockInput, ContentDocument, ContentResponse } from '@firn/shared-contracts/api';
import type { PreviewedPage } from '@firn/shared-contracts/content';
import { pagePath } from '@firn/shared-contracts/content';
import { useMemo } from 'react';
import { useContentTree } from '../../../shared/content-tree.ts';
import { mediaIrisIn, useMediaOf } from '../data/media-of.ts';
import { previewBlocks } from './preview-blocks.ts';

type Previewable = Pick<ContentDocument, 'title'> & { readonly blocks: readonly ContentBlockInput[] };

/** A draft as the preview draws it; the same object until something of it changes. */
export function usePreviewed(content: ContentResponse, { title, blocks }: Previewable): PreviewedPage {
  const { data: pages } = useContentTree();
  const iris = useMemo(() => mediaIrisIn(blocks), [blocks]);
  const media = useMediaOf(iris, content.draftMedia ?? []);
  const arrived = media.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `media` is a new map each time, and changes with its size.
  return useMemo(() => {
    const addressOf = (iri: string) => {
      const page = pages?.find((each) => each['@id'] === iri);
      return page ? pagePath(page.completeSlug) : null;
    };
    return { title, contentBlocks: previewBlocks(blocks, { media, addressOf }) };
  }, [title, blocks, pages, arrived]);
}
