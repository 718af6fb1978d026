import { useEffect, useRef, useState } from 'react';
import type { TreeDragInput } from './attach-tree-drag.ts';
import type { DropWhere } from './tree.logic.ts';

type Input = Omit<TreeDragInput, 'row' | 'handle' | 'onOver'>;

/** Dragging by mouse, on top of the keyboard; its library loads when a tree is shown. */
export function useTreeDrag({ tree, nodeKey, mayTake, onDrop }: Input) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [where, setWhere] = useState<DropWhere | null>(null);
  const latest = useRef({ mayTake, onDrop });
  useEffect(() => {
    latest.current = { mayTake, onDrop };
  });
  useEffect(() => {
    let detach: (() => void) | undefined;
    let isGone = false;
    const load = async () => {
      const { attachTreeDrag } = await import(/* webpackChunkName: "tree-drag" */ './attach-tree-drag.ts');
      if (isGone || !row.current || !handle.current) return;
      detach = attachTreeDrag({
        row: row.current,
        handle: handle.current,
        tree,
        nodeKey,
        mayTake: (key) => latest.current.mayTake(key),
        onOver: setWhere,
        onDrop: (key, at) => latest.current.onDrop(key, at),
      });
    };
    // Without the library the tree is put in order by keyboard.
    load().catch(() => undefined);
    return () => {
      isGone = true;
      detach?.();
    };
  }, [tree, nodeKey]);
  return { row, handle, where };
}
