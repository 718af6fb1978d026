import type { ContentBlockInput } from '@firn/shared-contracts/api';
import { BLOCK_KINDS, type BlockKind, blockKindOf, initialOf } from '@firn/shared-contracts/content';

/** An empty block of a kind. */
export const newBlock = (kind: BlockKind): ContentBlockInput => ({
  id: crypto.randomUUID(),
  kind,
  data: initialOf(BLOCK_KINDS[kind].fields),
});

/** The same block once more: it and what it holds have ids of their own. */
export function copyOf({ kind, data }: ContentBlockInput): ContentBlockInput {
  const fields = blockKindOf(kind)?.fields ?? {};
  const copied = Object.entries(structuredClone(data) as Record<string, unknown>).map(([name, value]) => [
    name,
    fields[name]?.control === 'inner' ? (value as ContentBlockInput[]).map(copyOf) : value,
  ]);
  return { id: crypto.randomUUID(), kind, data: Object.fromEntries(copied) };
}
