import type { ContentBlockInput } from '@firn/shared-contracts/api';
import type { BlockData, BlockKind } from '@firn/shared-contracts/content';
import type { ApiClient } from '@firn/shared-contracts/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { BlockMedia } from './block-media.types.ts';

export interface BlockViewProps<Kind extends BlockKind> {
  readonly data: BlockData<Kind>;
  /** The pictures and files that the data names by their IRI. */
  readonly media: readonly BlockMedia[];
  /** Draws a block that stands inside this one. */
  readonly drawInner: (block: ContentBlockInput) => ReactNode;
}

/** What a block asks the API for before its page is drawn. */
export interface BlockSources {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** How readers see a kind of block. */
export interface BlockView<Kind extends BlockKind> {
  readonly View: ComponentType<BlockViewProps<Kind>>;
  /** Reads what the view shows besides its data, and its code where that is a chunk of its own. */
  readonly prefetch?: (data: BlockData<Kind>, sources: BlockSources) => Promise<unknown>;
}

/** TypeScript names a kind that has no view here. */
export type BlockViews = { readonly [Kind in BlockKind]: BlockView<Kind> };
