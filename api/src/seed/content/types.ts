import type { BlockData, BlockKind } from '@firn/shared-contracts/content';

/** A block with the data of its kind; its id comes from the address of its page and its place. */
export type BlockSeed = {
  readonly [Kind in BlockKind]: { readonly kind: Kind; readonly data: BlockData<Kind> };
}[BlockKind];

export interface PageSeed {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly metaKeywords?: string;
  readonly blocks: readonly BlockSeed[];
  readonly children?: readonly PageSeed[];
}
