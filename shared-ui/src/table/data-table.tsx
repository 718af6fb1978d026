import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { Table } from '../mantine/table.ts';
import styles from './data-table.module.css';
import type { DataColumn, Sorting, TableData } from './data-table.types.ts';
import { HeadCell } from './data-table-head.tsx';
import { EmptyRow, FailedRow, SkeletonRows } from './data-table-states.tsx';
import { TABLE_TEXTS } from './table-texts.ts';

const features = tableFeatures({ rowSortingFeature });
const SKELETON_ROWS = 8;
const NO_ROWS: never[] = [];

interface DataTableProps<Row> {
  /** Names the table for those who cannot see the heading above it. */
  readonly caption: string;
  /** Must be stable between renders. */
  readonly columns: readonly DataColumn<Row>[];
  readonly data: TableData<Row>;
  rowKey(row: Row): string;
  /** What stands in place of rows when there are none. */
  readonly empty: ReactNode;
  readonly sorting?: Sorting;
  onSort?(sorting: Sorting): void;
}

function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => row,
    enableSorting: column.sortable ?? false,
    sortDescFirst: false,
    cell: (context) => column.cell(context.row.original),
  };
}

function useModel<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, data, rowKey, sorting, onSort } = props;
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const state = useMemo<SortingState>(
    () => (sorting ? [{ id: sorting.column, desc: sorting.direction === 'desc' }] : []),
    [sorting],
  );
  return useTable({
    features,
    columns: definitions,
    data: (data.rows ?? NO_ROWS) as Row[],
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: state },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = functionalUpdate(updater, state);
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });
}

/**
 * A table whose order, page and filters are held outside, by the address (docs/domain/office.md#lists). Where it is
 * narrow each row becomes a card; the roles keep it a table for assistive technology there.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, data, empty } = props;
  const table = useModel(props);
  const { rows } = table.getRowModel();
  const isLoading = data.rows === undefined && !data.isFailed;
  const count = columns.length;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  return (
    <div className={styles.container}>
      <Table
        role="table"
        className={styles.table}
        aria-busy={isLoading || data.isUpdating}
        stickyHeader
        stickyHeaderOffset="var(--firn-header-height)"
      >
        <Table.Caption className={styles.caption}>
          {caption}
          {isLoading && <span role="status"> {TABLE_TEXTS.loading}</span>}
        </Table.Caption>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {table.getFlatHeaders().map(({ id, column }) => {
              const definition = byId.get(id);
              const onSort = column.getToggleSortingHandler();
              const direction = column.getIsSorted() || null;
              return definition && <HeadCell key={id} column={definition} {...{ direction, onSort }} />;
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {isLoading && <SkeletonRows columns={count} count={SKELETON_ROWS} />}
          {data.isFailed && <FailedRow columns={count} onRetry={data.retry} />}
          {data.rows?.length === 0 && !data.isFailed && <EmptyRow columns={count}>{empty}</EmptyRow>}
          {!data.isFailed &&
            rows.map((row) => (
              <Table.Tr key={row.id} role="row">
                {row.getAllCells().map(({ id, column }, index) => {
                  const definition = byId.get(column.id);
                  const Cell = index === 0 ? Table.Th : Table.Td;
                  return (
                    <Cell
                      key={id}
                      role={index === 0 ? 'rowheader' : 'cell'}
                      {...(index === 0 && { scope: 'row' })}
                      data-label={definition?.header}
                      data-align={definition?.align}
                    >
                      {definition?.cell(row.original)}
                    </Cell>
                  );
                })}
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
