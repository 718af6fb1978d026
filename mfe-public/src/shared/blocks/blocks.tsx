import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { BlockMedia, DrawnBlock } from '../block-parts/block-media.types.ts';
import type { BlockSources, BlockView, BlockViewProps } from '../block-parts/block-view.types.ts';
import styles from '../block-parts/blocks.module.css';
import { BLOCK_VIEWS } from './block-views.tsx';

type AnyView = BlockView<keyof typeof BLOCK_VIEWS>;

/** Null for a kind that this release does not know: its blocks are left out. */
function viewOf(kind: string): AnyView | null {
  if (!Object.hasOwn(BLOCK_VIEWS, kind)) return null;
  // The API has checked the data by the schema of its kind.
  return BLOCK_VIEWS[kind as keyof typeof BLOCK_VIEWS] as unknown as AnyView;
}

interface BlockProps {
  readonly block: ContentBlockInput;
  readonly media: readonly BlockMedia[];
}

export function Block({ block, media }: BlockProps) {
  const view = viewOf(block.kind);
  if (!view) return null;
  const View = view.View as ComponentType<BlockViewProps<never>>;
  const drawInner = (inner: ContentBlockInput) => <Block key={inner.id} block={inner} media={media} />;
  return <View data={block.data as never} media={media} drawInner={drawInner} />;
}

interface BlocksProps {
  readonly blocks: readonly DrawnBlock[];
  /** Puts something around each block; the editor's preview does. */
  readonly around?: (block: DrawnBlock, drawn: ReactNode) => ReactNode;
}

/** Blocks of a page, one below the other. */
export function Blocks({ blocks, around = (_block, drawn) => drawn }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <Fragment key={block.id}>{around(block, <Block block={block} media={block.media} />)}</Fragment>
      ))}
    </div>
  );
}

/** The longest that a page waits for what its blocks ask for (ms); its reader's browser asks for the rest. */
const PATIENCE = 600;

/** Asks for everything that the blocks of a page show, at the same time. Failures are those of the queries. */
export async function prefetchBlocks(blocks: readonly DrawnBlock[], sources: BlockSources): Promise<void> {
  const asked = blocks.map(({ kind, data }) => viewOf(kind)?.prefetch?.(data as never, sources));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([Promise.allSettled(asked), late]);
  clearTimeout(timer);
}
