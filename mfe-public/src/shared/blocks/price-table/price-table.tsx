import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './price-table.module.css';

/** A currency stays beside its amount. */
const onOneLine = (price: string) => price.replace(/\b(CHF|EUR) (?=\d)/g, '$1\u00a0');

export function PriceTable({ data: { title, rows, note } }: BlockViewProps<'price-table'>) {
  return (
    <BlockSection title={title}>
      <table className={styles.table}>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be worded alike, and they never change places.
            <tr key={index}>
              <th scope="row">
                {row.what}
                {row.note !== '' && <span className={styles.note}>{row.note}</span>}
              </th>
              <td>{onOneLine(row.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== '' && <p className={styles.below}>{note}</p>}
    </BlockSection>
  );
}
