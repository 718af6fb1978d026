import { useTexts } from '@firn/shared-ui/remote';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import styles from './availability.module.css';
import type { SaverState } from './saver.ts';

interface SaveStateProps {
  readonly state: SaverState;
  readonly onRetry: () => void;
}

/** Whether what was said is stored, always in sight. */
export function SaveState({ state: { status, detail }, onRetry }: SaveStateProps) {
  const t = useTexts(availabilityTexts);
  const isTrouble = status === 'offline' || status === 'stale' || status === 'failed';
  return (
    <div className={styles.save} data-trouble={isTrouble || undefined}>
      <p role={isTrouble ? 'alert' : 'status'}>
        {status === 'failed' ? t('save.failed', { detail }) : t(`save.${status}`)}
      </p>
      {isTrouble && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('save.retry')}
        </button>
      )}
    </div>
  );
}
