import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './data-table.module.css';
import type { DataColumn, RowSelection, Sorting, TableData } from './data-table.types.ts';
import { TableHead } from './data-table-head.tsx';
import { TableRow } from './data-table-row.tsx';
import { FailedRow, MessageRow, SkeletonRows } from './data-table-states.tsx';
import { LackingColumns } from './lacking-columns.tsx';
import { TableFrame, Widths } from './table-frame.tsx';
import { ROLES } from './table-roles.ts';
import { TABLE_TEXTS } from './table-texts.ts';
import { useFit } from './use-fit.ts';
import { useTabStop } from './use-tab-stop.ts';

const SKELETON_ROWS = 15;
/** Rem. */
const TICK_WIDTH = 2.25;

interface DataTableProps<Row> {
  /** Names the table for people who cannot see the heading above it. */
  readonly caption: string;
  /** Names the table where a person's choice for it is kept; default the caption. */
  readonly name?: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly data: TableData<Row>;
  rowKey(row: Row): string;
  /** The page of a row; the whole row opens it. */
  rowHref?(row: Row): string;
  /** What a row is called; needed for rows that can be ticked. */
  rowName?(row: Row): string;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  readonly sorting?: Sorting;
  onSort?(sorting: Sorting): void;
  readonly selection?: RowSelection;
}

/** Text that was cut is shown whole while the mouse rests on it. */
function showWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/**
 * The one table of the house. Order, page and filters are held outside, by the address. Where it is very narrow each
 * row becomes a card; the roles keep it a table for assistive technology there.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, data, rowKey, rowHref, rowName, empty, sorting, onSort, selection } = props;
  const container = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const taken = selection ? TICK_WIDTH : 0;
  const fit = useFit(container, { name: props.name ?? caption, columns: props.columns, taken });
  const columns = fit.fitted.map(({ column }) => column);
  const { pathname, search } = useLocation();
  const from = { from: pathname + search };
  const rows = data.isFailed ? [] : (data.rows ?? []);
  const keys = rows.map(rowKey);
  const { tabStop, handlers } = useTabStop(body, keys);
  const isLoading = data.rows === undefined && !data.isFailed;
  const count = columns.length + (selection ? 1 : 0);
  return (
    <div ref={container} className={styles.container}>
      <LackingColumns lacking={fit.lacking} isWhole={fit.isWhole} onChange={fit.setWhole} />
      <TableFrame caption={caption} wide={fit.wide && fit.wide + taken}>
        <table {...ROLES.table} className={styles.table} aria-busy={isLoading || data.isUpdating}>
          <caption className={styles.caption}>
            {caption}
            {isLoading && <span role="status"> {TABLE_TEXTS.loading}</span>}
          </caption>
          <Widths fitted={fit.fitted} taken={taken} />
          <TableHead {...{ columns, sorting, onSort, selection, keys }} />
          <tbody {...ROLES.group} ref={body} onMouseOver={showWhole} {...handlers}>
            {isLoading && <SkeletonRows columns={count} count={SKELETON_ROWS} />}
            {data.isFailed && <FailedRow columns={count} onRetry={data.retry} />}
            {data.rows?.length === 0 && !data.isFailed && <MessageRow columns={count}>{empty}</MessageRow>}
            {rows.map((row, index) => (
              <TableRow
                key={keys[index]}
                row={row}
                rowKey={keys[index] ?? ''}
                columns={columns}
                href={rowHref?.(row)}
                name={rowName?.(row) ?? ''}
                isTabStop={keys[index] === tabStop}
                selection={selection}
                from={from}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}
