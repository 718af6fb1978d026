import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

export type DropEdge = 'top' | 'bottom';

interface DragInput {
  readonly row: HTMLElement;
  readonly handle: HTMLElement;
  readonly list: string;
  readonly index: number;
  /** Where a row that is dragged over this one would go. */
  readonly onEdge: (edge: DropEdge | null) => void;
  readonly onMove: (from: number, to: number) => void;
}

const verticalEdge = (data: Record<string | symbol, unknown>): DropEdge =>
  extractClosestEdge(data) === 'top' ? 'top' : 'bottom';

/** Lets one row of a list be dragged by its handle and dropped on. Returns what takes it away. */
export function attachDrag({ row, handle, list, index, onEdge, onMove }: DragInput): () => void {
  return combine(
    draggable({ element: row, dragHandle: handle, getInitialData: () => ({ list, index }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.list === list,
      getData: ({ input, element }) =>
        attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data.index === index ? null : verticalEdge(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null);
        const from = Number(source.data.index);
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: index,
          closestEdgeOfTarget: verticalEdge(self.data),
          axis: 'vertical',
        });
        if (to !== from) onMove(from, to);
      },
    }),
  );
}
