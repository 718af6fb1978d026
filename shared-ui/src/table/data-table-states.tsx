import { Table } from '../mantine/table.ts';
import styles from './data-table.module.css';
import { TABLE_TEXTS } from './table-texts.ts';

interface MessageRowProps {
  readonly columns: number;
  readonly children: React.ReactNode;
}

function MessageRow({ columns, children }: MessageRowProps) {
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" colSpan={columns} className={styles.message}>
        {children}
      </Table.Td>
    </Table.Tr>
  );
}

/** Rows without content, in the height of real ones. */
export function SkeletonRows({ columns, count }: { readonly columns: number; readonly count: number }) {
  const rows = Array.from({ length: count }, (_, row) => `row-${row}`);
  const cells = Array.from({ length: columns }, (_, cell) => `cell-${cell}`);
  return rows.map((row) => (
    <Table.Tr key={row} aria-hidden="true" className={styles.skeletonRow}>
      {cells.map((cell) => (
        <Table.Td key={cell}>
          <span className={styles.skeleton} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

export function EmptyRow({ columns, children }: MessageRowProps) {
  return <MessageRow columns={columns}>{children}</MessageRow>;
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
