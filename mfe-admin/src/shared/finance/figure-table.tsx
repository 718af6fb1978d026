import type { Rappen } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { ROLES } from '@firn/shared-ui/table';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './finance.module.css';

interface FigureRow {
  readonly id: string;
  readonly name: string;
  /** Explains the name. */
  readonly hint?: string | undefined;
  /** Address of the items that the figure is the sum of. */
  readonly href?: string;
  /** One per column; null where there is nothing to say. */
  readonly amounts: readonly (Rappen | null)[];
}

interface FigureTableProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Heads of the name and of each amount. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly FigureRow[];
  readonly total?: { readonly name: string; readonly amounts: readonly Rappen[] };
  /** Text that stands where there is no row. */
  readonly empty: string;
}

const amountCell = (amount: Rappen | null, index: number) => (
  <td key={index} {...ROLES.cell} className={styles.amount}>
    {amount !== null && formatChf(amount)}
  </td>
);

/** Amounts below each other, each with the documents behind it one click away. */
export function FigureTable({ title, intro, columns, rows, total, empty }: FigureTableProps) {
  const id = useId();
  const [name, ...heads] = columns;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {intro}
      {rows.length === 0 && <p className={styles.nothing}>{empty}</p>}
      {rows.length > 0 && (
        <table {...ROLES.table} aria-labelledby={id} className={styles.table}>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th {...ROLES.column}>{name}</th>
              {heads.map((head) => (
                <th key={head} {...ROLES.column} className={styles.amount}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.map((row) => (
              <tr key={row.id} {...ROLES.row}>
                <th {...ROLES.name}>
                  {row.href ? <Link to={row.href}>{row.name}</Link> : row.name}
                  {row.hint && <span className={styles.hint}>{row.hint}</span>}
                </th>
                {row.amounts.map(amountCell)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot {...ROLES.group}>
              <tr {...ROLES.row}>
                <th {...ROLES.name}>{total.name}</th>
                {total.amounts.map(amountCell)}
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </section>
  );
}
