import { useEffect, useRef } from 'react';
import styles from './data-table.module.css';
import type { DataColumn, RowSelection, SortDirection, Sorting } from './data-table.types.ts';
import { SortIcon } from './sort-icon.tsx';
import { ROLES } from './table-roles.ts';
import { TABLE_TEXTS } from './table-texts.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface HeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sorting: Sorting | undefined;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
  readonly selection: RowSelection | undefined;
  readonly keys: readonly string[];
}

interface HeadCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly direction: SortDirection | null;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

/** A column's header; a button inside it when the list can be sorted by the column. */
function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const { id, header, align, sortable } = column;
  const next = direction === 'asc' ? 'desc' : 'asc';
  return (
    <th
      {...ROLES.column}
      data-align={align}
      aria-sort={sortable ? (direction ? ARIA_SORT[direction] : 'none') : undefined}
    >
      {sortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort({ column: id, direction: next })}>
          {header} <SortIcon direction={direction} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

/** Ticks every row that is shown; a dash while only some are ticked. */
function TickAll({
  selection,
  keys,
}: {
  readonly selection: RowSelection;
  readonly keys: readonly string[];
}) {
  const box = useRef<HTMLInputElement>(null);
  const ticked = keys.filter((key) => selection.has(key)).length;
  const isSome = ticked > 0 && ticked < keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={TABLE_TEXTS.selectAll}
      checked={ticked > 0 && ticked === keys.length}
      disabled={keys.length === 0}
      onChange={selection.toggleAll}
    />
  );
}

export function TableHead<Row>({ columns, sorting, onSort, selection, keys }: HeadProps<Row>) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {selection && (
          <th {...ROLES.column} className={styles.tick}>
            <TickAll selection={selection} keys={keys} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            direction={sorting?.column === column.id ? sorting.direction : null}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}
