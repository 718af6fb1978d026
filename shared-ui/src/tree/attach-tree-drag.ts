import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { DropWhere } from './tree.logic.ts';

export interface TreeDragInput {
  readonly row: HTMLElement;
  readonly handle: HTMLElement;
  /** Names the tree: nodes do not leave it. */
  readonly tree: string;
  readonly nodeKey: string;
  /** Whether another node may be dropped on this one. */
  readonly mayTake: (key: string) => boolean;
  /** Where a node that is dragged over this one would go. */
  readonly onOver: (where: DropWhere | null) => void;
  readonly onDrop: (key: string, where: DropWhere) => void;
}

const WHERE = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;
const ALL = { 'reorder-before': 'available', 'reorder-after': 'available', combine: 'available' } as const;

function whereIn(data: Record<string | symbol, unknown>): DropWhere | null {
  const instruction = extractInstruction(data);
  return instruction && WHERE[instruction.operation];
}

/** Lets one node be dragged by its handle and dropped on. Returns what takes it away. */
export function attachTreeDrag(input: TreeDragInput): () => void {
  const { row, handle, tree, nodeKey, mayTake, onOver, onDrop } = input;
  return combine(
    draggable({ element: row, dragHandle: handle, getInitialData: () => ({ tree, nodeKey }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source: { data } }) => data.tree === tree && mayTake(String(data.nodeKey)),
      getData: ({ input: pointer, element }) =>
        attachInstruction({}, { element, input: pointer, operations: ALL }),
      onDrag: ({ self }) => onOver(whereIn(self.data)),
      onDragLeave: () => onOver(null),
      onDrop: ({ self, source }) => {
        onOver(null);
        const where = whereIn(self.data);
        if (where) onDrop(String(source.data.nodeKey), where);
      },
    }),
  );
}
