import { Table } from '../mantine/table.ts';
import styles from './data-table.module.css';
import type { DataColumn, Sorting } from './data-table.types.ts';
import { SortIcon } from './sort-icon.tsx';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly direction: Sorting['direction'] | null;
  readonly onSort: ((event: unknown) => void) | undefined;
}

/** A column's header; a button inside it when the column can be sorted by. */
export function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const ariaSort = direction ? ARIA_SORT[direction] : 'none';
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      data-align={column.align}
      aria-sort={column.sortable ? ariaSort : undefined}
    >
      {column.sortable ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column.header} <SortIcon direction={direction} />
        </button>
      ) : (
        column.header
      )}
    </Table.Th>
  );
}
