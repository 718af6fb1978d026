export { DataTable } from './data-table.tsx';
export type { DataColumn, SortDirection, Sorting, TableData } from './data-table.types.ts';
export { Pager } from './pager.tsx';
export { tableDataOf } from './table-data.ts';
export { type ListAddress, useListAddress } from './use-list-address.ts';
