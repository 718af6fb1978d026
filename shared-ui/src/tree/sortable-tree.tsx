import { type ReactNode, useId } from 'react';
import styles from './sortable-tree.module.css';
import type { TreeRow as Row, TreeNode, TreePlace } from './tree.logic.ts';
import { rowsOf } from './tree.logic.ts';
import { TREE_TEXTS } from './tree-texts.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeMoves } from './use-tree-moves.ts';

interface SortableTreeProps<T> {
  /** Of the whole tree, for screen readers. */
  readonly label: string;
  /** Siblings in their order. */
  readonly items: readonly T[];
  readonly nodeOf: (item: T) => TreeNode;
  readonly labelOf: (item: T) => string;
  /** Puts a node somewhere else; resolves once `items` are as they are stored. */
  readonly onMove: (key: string, place: TreePlace) => Promise<void>;
  readonly children: (item: T) => ReactNode;
}

interface RowProps {
  readonly tree: string;
  readonly row: Row;
  readonly label: string;
  readonly instructions: string;
  readonly moves: ReturnType<typeof useTreeMoves>;
  readonly children: ReactNode;
}

function TreeRow({ tree, row: { key, depth }, label, instructions, moves, children }: RowProps) {
  const { row, handle, where } = useTreeDrag({
    tree,
    nodeKey: key,
    mayTake: (source) => moves.mayTake(source, key),
    onDrop: (source, at) => moves.drop(source, key, at),
  });
  const isLifted = moves.lifted === key;
  return (
    <li
      ref={row}
      className={styles.row}
      style={{ paddingInlineStart: `calc(${depth} * var(--firn-space-6))` }}
      data-lifted={isLifted || undefined}
      data-drop={where ?? undefined}
    >
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        data-handle={key}
        aria-label={TREE_TEXTS.handle(label)}
        aria-describedby={instructions}
        aria-pressed={isLifted}
        aria-disabled={moves.isSaving || undefined}
        onKeyDown={moves.press(key)}
        onBlur={() => moves.leave(key)}
      >
        <svg viewBox="0 0 12 20" aria-hidden="true">
          <path d="M3.5 4v0M3.5 10v0M3.5 16v0M8.5 4v0M8.5 10v0M8.5 16v0" />
        </svg>
      </button>
      <div className={styles.content}>
        {depth > 0 && <span className={styles.forEars}>{TREE_TEXTS.level(depth)} </span>}
        {children}
      </div>
    </li>
  );
}

/** A tree that is put in order by mouse (drag) and by keyboard (the handle says how). */
export function SortableTree<T>(props: SortableTreeProps<T>) {
  const { label, items, nodeOf, labelOf, onMove, children } = props;
  const id = useId();
  const byKey = new Map(items.map((item) => [nodeOf(item).key, item]));
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item === undefined ? '' : labelOf(item);
  };
  const moves = useTreeMoves({ given: items.map(nodeOf), labelOf: nameOf, onMove });
  return (
    <>
      <p id={`${id}-how`} className={styles.forEars}>
        {TREE_TEXTS.instructions}
      </p>
      <ol ref={moves.list} className={styles.tree} aria-label={label} aria-busy={moves.isSaving}>
        {rowsOf(moves.nodes).map((row) => {
          const item = byKey.get(row.key);
          return (
            item !== undefined && (
              <TreeRow
                key={row.key}
                tree={id}
                row={row}
                label={labelOf(item)}
                instructions={`${id}-how`}
                moves={moves}
              >
                {children(item)}
              </TreeRow>
            )
          );
        })}
      </ol>
      <p className={styles.forEars} role="status">
        {moves.announcement}
      </p>
    </>
  );
}
