import { useTexts } from '@firn/shared-ui/remote';
import { commonTexts } from '../../i18n/de-CH/common.ts';
import styles from './states.module.css';

/** Shown in place of data that could not be loaded. */
export function ErrorNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{t('error.title')}</p>
      <p>{t('error.text')}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
