import { useTexts } from '@firn/shared-ui/remote';
import { sharedTexts } from '../i18n/de-CH/shared.ts';
import styles from './page-skeleton.module.css';

const LINES = ['title', 'a', 'b', 'c', 'd', 'e'];

/** Holds the place of a page's content while it is loaded. */
export function PageSkeleton() {
  const t = useTexts(sharedTexts);
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
