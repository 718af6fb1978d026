import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { ROLES } from './table-roles.ts';
import { TABLE_TEXTS } from './table-texts.ts';

const UNSAID = { 'aria-hidden': true } as const;

/** Empty rows with the height of real ones. */
export function SkeletonRows({ columns, count }: { readonly columns: number; readonly count: number }) {
  const rows = Array.from({ length: count }, (_, row) => `row-${row}`);
  const cells = Array.from({ length: columns }, (_, cell) => `cell-${cell}`);
  return rows.map((row) => (
    <tr key={row} {...UNSAID}>
      {cells.map((cell) => (
        <td key={cell}>
          <span className={styles.skeleton} />
        </td>
      ))}
    </tr>
  ));
}

/** In place of rows. */
export function MessageRow({
  columns,
  children,
}: {
  readonly columns: number;
  readonly children: ReactNode;
}) {
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} colSpan={columns} className={styles.message}>
        {children}
      </td>
    </tr>
  );
}

export function FailedRow({ columns, onRetry }: { readonly columns: number; readonly onRetry: () => void }) {
  return (
    <MessageRow columns={columns}>
      <span role="alert">{TABLE_TEXTS.failed}</span>{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {TABLE_TEXTS.retry}
      </button>
    </MessageRow>
  );
}
