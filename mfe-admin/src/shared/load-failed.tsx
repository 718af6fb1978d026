import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { sharedTexts } from '../i18n/de-CH/shared.ts';
import styles from './load-failed.module.css';

/** In place of content that could not be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(sharedTexts);
  return (
    <div className={styles.failed}>
      <p role="alert">{t('loadFailed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
