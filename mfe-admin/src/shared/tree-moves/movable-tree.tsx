import type { Resource } from '@firn/shared-ui/resource';
import { SortableTree } from '@firn/shared-ui/tree';
import type { ReactNode } from 'react';
import styles from './movable-tree.module.css';
import { nodeOf, type PlaceChange } from './tree-moves.logic.ts';
import { type Kept, useTreeMove } from './use-tree-move.ts';

interface MovableTreeProps<Item extends Kept> {
  readonly resource: Resource<Item, never, PlaceChange<Item>['changes']>;
  readonly label: string;
  readonly all: readonly Item[];
  readonly labelOf: (item: Item) => string;
  /** The sentence about a move that was refused, with the reason. */
  readonly failureOf: (reason: string) => string;
  /** Stands there while there is no item. */
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** The tree of a resource, whose items are written when they are moved. */
export function MovableTree<Item extends Kept>(props: MovableTreeProps<Item>) {
  const { resource, label, all, labelOf, failureOf, empty, children } = props;
  const { move, failure } = useTreeMove(resource, all, failureOf);
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {all.length === 0 && <p>{empty}</p>}
      <SortableTree label={label} items={all} nodeOf={nodeOf} labelOf={labelOf} onMove={move}>
        {children}
      </SortableTree>
    </>
  );
}
