import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import { Figure } from '../../block-parts/figure.tsx';
import styles from './picture.module.css';

const SIZES = {
  text: '(min-width: 48rem) 42rem, 92vw',
  wide: '(min-width: 76rem) 71rem, 92vw',
};

/** One picture, as wide as the text or as the page. */
export function PictureBlock({ data: { picture, width }, media }: BlockViewProps<'picture'>) {
  const className = width === 'wide' ? `${blocks.full} ${styles.wide}` : styles.text;
  return <Figure picture={picture} media={media} sizes={SIZES[width]} className={className} />;
}
