export { areSingleKeysOn } from '../personal/personal.ts';
export { Dialog } from './dialog.tsx';
export { entityFilter } from './entity-filter.ts';
export type { ListFilter } from './list-filter.types.ts';
export { ResourceList } from './resource-list.tsx';
export type {
  AskedList,
  BulkAction,
  ChoiceProps,
  ListColumn,
  ListRow,
  RowAnswer,
} from './resource-list.types.ts';
export { RowButton, RowNumber, RowTick } from './row-edit.tsx';
export { TYPING } from './typing.ts';
