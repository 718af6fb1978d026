import type { ContentBlock, MediaObjectResponse } from '@firn/shared-contracts/api';

/** As much of a picture or file as a block shows of it. */
export type BlockMedia = Pick<
  MediaObjectResponse,
  '@id' | 'title' | 'contentUrl' | 'encodingFormat' | 'width' | 'height' | 'alt' | 'bytes' | 'fileName'
>;

/** As much of a block as it is drawn from. */
export interface DrawnBlock extends Pick<ContentBlock, 'id' | 'kind' | 'data'> {
  readonly media: readonly BlockMedia[];
}
