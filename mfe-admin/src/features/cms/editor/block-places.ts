import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { BLOCK_KINDS, type BlockKind, blockKindOf } from '@firn/shared-contracts/content';

const ORDER = Object.keys(BLOCK_KINDS);
const isHead = ({ kind }: ContentBlockInput): boolean => blockKindOf(kind)?.isHead === true;

/** Where a new block of a kind goes that was asked for at `index`: what heads a page stands at its top, in its order. */
export function placeFor(blocks: readonly ContentBlockInput[], kind: BlockKind, index: number): number {
  if (!blockKindOf(kind)?.isHead) return index;
  const before = blocks.findIndex(
    (block) => !isHead(block) || ORDER.indexOf(block.kind) > ORDER.indexOf(kind),
  );
  return before < 0 ? blocks.length : before;
}

/** Whether one more block of a kind may be added: one of each that heads a page. */
export const mayAdd = (blocks: readonly ContentBlockInput[], kind: BlockKind): boolean =>
  !blockKindOf(kind)?.isHead || !blocks.some((block) => block.kind === kind);
