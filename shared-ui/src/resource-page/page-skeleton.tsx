import { PAGE_TEXTS } from './page-texts.ts';
import styles from './resource-page.module.css';

const LINES = ['title', 'a', 'b', 'c', 'd', 'e'];

/** Holds the place of a page's content while it is loaded. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={PAGE_TEXTS.loading}>
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
