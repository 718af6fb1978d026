import { useTexts } from '@firn/shared-ui/remote';
import { participantsTexts } from '../i18n/de-CH/participants.ts';
import styles from './states.module.css';

/** In place of content that could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(participantsTexts);
  return (
    <div className={styles.failed}>
      <p role="alert">{t('failed')}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
