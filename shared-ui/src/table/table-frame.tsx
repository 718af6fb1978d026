import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { FittedColumn } from './fit-columns.logic.ts';

interface TableFrameProps {
  readonly caption: string;
  /** Counts the rem of a table that is wider than its room; null for one that fits. */
  readonly wide: number | null;
  readonly children: ReactNode;
}

/** A wide table scrolls within the frame, by the keyboard too, while its head and the names of its rows stay in sight. */
export function TableFrame({ caption, wide, children }: TableFrameProps) {
  const isWide = wide !== null;
  return (
    <div {...(isWide && { role: 'region', 'aria-label': caption, tabIndex: 0, className: styles.scrolls })}>
      <div {...(isWide && { style: { width: `${wide}rem` } })}>{children}</div>
    </div>
  );
}

interface WidthsProps {
  readonly fitted: readonly FittedColumn<never>[];
  /** Counts the rem of the boxes before the columns. */
  readonly taken: number;
}

export function Widths({ fitted, taken }: WidthsProps) {
  return (
    <colgroup>
      {taken > 0 && <col style={{ width: `${taken}rem` }} />}
      {fitted.map(({ column: { id }, width }) => (
        <col key={id} style={width === undefined ? undefined : { width: `${width}rem` }} />
      ))}
    </colgroup>
  );
}
