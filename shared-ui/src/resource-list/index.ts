export { Dialog } from './dialog.tsx';
export { entityFilter } from './entity-filter.ts';
export type { ListFilter } from './list-filter.types.ts';
export { areSingleKeysOn } from './personal.ts';
export { ResourceList } from './resource-list.tsx';
export type { BulkAction, ListColumn, ListRow } from './resource-list.types.ts';
export { TYPING } from './typing.ts';
