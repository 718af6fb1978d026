import { useTexts } from '@firn/shared-ui/remote';
import styles from './states.module.css';

/** In place of content that could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('participants');
  return (
    <div className={styles.failed}>
      <p role="alert">{t('failed')}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
