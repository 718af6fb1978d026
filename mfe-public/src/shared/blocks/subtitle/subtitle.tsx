import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './subtitle.module.css';

export function Subtitle({ data }: BlockViewProps<'subtitle'>) {
  return <p className={styles.subtitle}>{data.text}</p>;
}
