import { isApiError } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Left out when a retry cannot help. */
  readonly onRetry?: () => void;
}

/** In place of a list that cannot be shown. It prints too: a missing sheet must not go unnoticed. */
export function Notice({ title, text, onRetry }: NoticeProps) {
  const t = useTexts(listsTexts);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>{title}</p>
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

interface Asked {
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

/** What stands where the answer to a question is not there: it comes, cannot come now, or is refused. */
export function Waiting({ asked: { error, fetchStatus, refetch } }: { readonly asked: Asked }) {
  const t = useTexts(listsTexts);
  const retry = () => void refetch();
  if (fetchStatus === 'paused') return <Notice title={t('offline.title')} text={t('offline.text')} />;
  if (isApiError(error) && [400, 403, 404].includes(error.status)) {
    return <Notice title={t('refused.title')} text={t('refused.text')} />;
  }
  if (error) return <Notice title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  return (
    <p role="status" className={styles.loading}>
      {t('loading')}
    </p>
  );
}
