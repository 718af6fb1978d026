import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import { Figure } from '../../block-parts/figure.tsx';
import styles from './picture-pair.module.css';

const SIZES = '(min-width: 76rem) 35rem, (min-width: 40rem) 46vw, 92vw';

/** Two pictures of one shape side by side, below each other on phones. */
export function PicturePair({ data: { left, right }, media }: BlockViewProps<'picture-pair'>) {
  return (
    <div className={`${blocks.full} ${styles.pair}`}>
      <Figure picture={left} media={media} sizes={SIZES} frame={styles.frame} />
      <Figure picture={right} media={media} sizes={SIZES} frame={styles.frame} />
    </div>
  );
}
