import { useTexts } from '@firn/shared-ui/remote';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';

interface NoticeProps {
  readonly text: string;
  /** Left out when a retry cannot help. */
  readonly onRetry?: () => void;
}

/** In place of a list that cannot be shown. It prints too: a missing sheet must not go unnoticed. */
export function Notice({ text, onRetry }: NoticeProps) {
  const t = useTexts(listsTexts);
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

export function Loading() {
  const t = useTexts(listsTexts);
  return (
    <p role="status" className={styles.loading}>
      {t('loading')}
    </p>
  );
}
