import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import styles from './columns.module.css';

/** Blocks side by side, below each other on phones. */
export function Columns({ data: { left, right }, drawInner }: BlockViewProps<'columns'>) {
  return (
    <div className={`${blocks.full} ${styles.columns}`}>
      <div className={styles.column}>{left.map(drawInner)}</div>
      <div className={styles.column}>{right.map(drawInner)}</div>
    </div>
  );
}
