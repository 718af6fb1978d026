import type { ReactNode } from 'react';

/** One column of a DataTable. The first column names its row, and leads to it. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Stands on one line; what does not fit is cut and shown whole on hover. */
  cell(row: Row): ReactNode;
  /** Rem; columns without one share what is left, and have at least 12 rem. */
  readonly width?: number;
  /** Numbers and money stand at the end. */
  readonly align?: 'end';
  /** Whether the server can sort by this column. */
  readonly sortable?: boolean;
  /** Gives way where there is no room for all, the last one first; left out on a card unless it says otherwise. */
  readonly isMinor?: boolean;
  /** A minor column that a card has, too: there is room below the others. */
  readonly isOnCard?: boolean;
}

export type SortDirection = 'asc' | 'desc';

/** `column` is the id of a sortable column. */
export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a list shows: rows are undefined until the first answer. */
export interface TableData<Row> {
  readonly rows: readonly Row[] | undefined;
  /** A newer answer is loading; the rows are those of the previous address. */
  readonly isUpdating: boolean;
  readonly isFailed: boolean;
  retry(): void;
}

/** Rows that can be ticked. */
export interface RowSelection {
  has(key: string): boolean;
  /** `isRange` takes along the rows since the one ticked before. */
  toggle(key: string, isRange: boolean): void;
  /** Ticks or clears every row that is shown. */
  toggleAll(): void;
}
