import type { OpenedFrom } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './data-table.module.css';
import type { DataColumn, RowSelection } from './data-table.types.ts';
import { openRow } from './open-row.ts';
import { ROLES } from './table-roles.ts';
import { TABLE_TEXTS } from './table-texts.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Where the row leads. */
  readonly href: string | undefined;
  /** What the row is called. */
  readonly name: string;
  /** One row of the table is in the order of the Tab key; the arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly selection: RowSelection | undefined;
  /** State of the row's link: where it was opened from. */
  readonly from: OpenedFrom;
}

interface CellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly isName: boolean;
  readonly children: ReactNode;
}

function Cell<Row>({ column, isName, children }: CellProps<Row>) {
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag {...(isName ? ROLES.name : ROLES.cell)} data-label={column.header} data-align={column.align}>
      {children}
    </Tag>
  );
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, href, name, isTabStop, selection, from } = props;
  const tabIndex = isTabStop ? 0 : -1;
  const isTicked = selection?.has(rowKey) ?? false;
  return (
    <tr
      {...ROLES.row}
      data-row-key={rowKey}
      className={href ? styles.opens : undefined}
      aria-selected={selection && isTicked}
      {...(href && { onClick: openRow, onAuxClick: openRow })}
    >
      {selection && (
        <td {...ROLES.cell} className={styles.tick}>
          <label>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              aria-label={TABLE_TEXTS.select(name)}
              checked={isTicked}
              onChange={({ nativeEvent }) =>
                selection.toggle(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} isName={index === 0}>
          {index === 0 && href ? (
            <Link to={href} state={from} data-row-stop tabIndex={tabIndex}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  );
}
