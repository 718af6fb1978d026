export { SortableTree } from './sortable-tree.tsx';
export { childrenOf, isWithin, moveTo, type TreePlace } from './tree.logic.ts';
