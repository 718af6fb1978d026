import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './quote.module.css';

export function Quote({ data: { text, author } }: BlockViewProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{text}</blockquote>
      {author !== '' && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}
