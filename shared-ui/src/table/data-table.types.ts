import type { ReactNode } from 'react';

/** One column of a DataTable. The first column names its row. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  cell(row: Row): ReactNode;
  /** Whether the server can sort by this column. */
  readonly sortable?: boolean;
  readonly align?: 'end';
}

export type SortDirection = 'asc' | 'desc';

/** `column` is the id of a sortable column. */
export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a list shows: rows are undefined until the first answer came. */
export interface TableData<Row> {
  readonly rows: readonly Row[] | undefined;
  /** A newer answer is on its way; the rows are those of the address before. */
  readonly isUpdating: boolean;
  readonly isFailed: boolean;
  retry(): void;
}
