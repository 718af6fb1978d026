import type { ContentResponse } from '@firn/shared-contracts/api';
import type { ApiClient, Query } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import type { DrawnBlock } from './block-parts/block-media.types.ts';

const contents = resource('contents');

const FIELDS = [
  'title',
  'metaDescription',
  'metaKeywords',
  'metaIndex',
  'completeSlug',
  'parents',
  'children',
] as const satisfies readonly (keyof ContentResponse)[];

/** As much of a page as readers see of it. */
export interface ReadContent extends Pick<ContentResponse, '@id' | (typeof FIELDS)[number]> {
  readonly contentBlocks: readonly DrawnBlock[];
}

/** Without the words that a block also says for remotes of contract 1: the answer is inlined in the HTML. */
const PROPERTIES: Query = {
  properties: FIELDS,
  'properties[contentBlocks]': ['id', 'kind', 'data'],
  'properties[contentBlocks][media]': [
    'title',
    'contentUrl',
    'encodingFormat',
    'width',
    'height',
    'alt',
    'bytes',
    'fileName',
  ],
};

/** A public CMS page by its complete slug, or null when there is none. */
export const contentQuery = (api: ApiClient, completeSlug: string) =>
  queryOptions({
    queryKey: ['content', completeSlug],
    queryFn: async ({ signal }): Promise<ReadContent | null> => {
      const query = { locale: 'de', completeSlug: [completeSlug], ...PROPERTIES };
      const answer = await contents.readList(api, query, { signal });
      return answer['hydra:member'][0] ?? null;
    },
  });
