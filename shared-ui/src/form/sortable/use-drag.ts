import { useEffect, useRef, useState } from 'react';
import type { DropEdge } from './attach-drag.ts';

interface DragInput {
  readonly list: string;
  readonly index: number;
  readonly isDisabled: boolean;
  readonly onMove: (from: number, to: number) => void;
}

/** Dragging by mouse, on top of the keyboard; its library loads when a list is shown. */
export function useDrag({ list, index, isDisabled, onMove }: DragInput) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    let detach: (() => void) | undefined;
    let isGone = false;
    const load = async () => {
      const { attachDrag } = await import(/* webpackChunkName: "drag" */ './attach-drag.ts');
      if (isGone || !row.current || !handle.current) return;
      detach = attachDrag({
        row: row.current,
        handle: handle.current,
        list,
        index,
        onEdge: setEdge,
        onMove: (from, to) => move.current(from, to),
      });
    };
    // Without the library the list is sorted by keyboard.
    load().catch(() => undefined);
    return () => {
      isGone = true;
      detach?.();
    };
  }, [list, index, isDisabled]);
  return { row, handle, edge };
}
