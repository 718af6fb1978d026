import { BlockLink } from '../../block-parts/block-link.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './call-to-action.module.css';

/** A few words and a button; the strong look is for one thing of a page. */
export function CallToAction({ data: { title, text, link, look } }: BlockViewProps<'call-to-action'>) {
  const isStrong = look === 'strong';
  return (
    <section className={`${styles.panel} ${isStrong ? styles.strong : ''}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      <BlockLink className={isStrong ? styles.onDark : styles.button} url={link.url}>
        {link.label}
      </BlockLink>
    </section>
  );
}
