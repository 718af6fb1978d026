export { DataTable } from './data-table.tsx';
export type { DataColumn, RowSelection, Sorting, TableData } from './data-table.types.ts';
export { Pager } from './pager.tsx';
export { focusedRow, moveRowFocus } from './row-focus.ts';
export { tableDataOf } from './table-data.ts';
export { ROLES } from './table-roles.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';
