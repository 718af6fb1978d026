import { useTexts } from '@firn/shared-ui/remote';
import styles from './states.module.css';

/** Holds the place of content while it is loaded. */
export function Skeleton() {
  const t = useTexts('participants');
  return (
    <div role="status" aria-label={t('loading')} className={styles.skeleton}>
      <span />
      <span />
      <span />
    </div>
  );
}
