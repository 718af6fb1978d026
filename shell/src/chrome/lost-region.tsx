import { useOnline, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { CompanyPhone } from './company-phone.tsx';
import styles from './notice-page.module.css';
import { returnsFocus } from './returns-focus.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** The calm end of the failure ladder: no version of the page's remote works (ARCHITECTURE.md#how-a-release-lives). */
export function LostRegion() {
  const { region } = useFrame();
  const t = useTexts(shellTexts);
  const isOnline = useOnline();
  useRetryOnline();
  return (
    <section ref={returnsFocus} className={styles.page} role="alert">
      <h1 className={styles.title}>{isOnline ? t('region.lostTitle') : t('region.offlineTitle')}</h1>
      <p className={styles.lead}>
        {isOnline ? t('region.lostText') : t('region.offlineText')} <CompanyPhone />
      </p>
      <p>
        <button type="button" className={styles.action} onClick={region.retry}>
          {t('region.again')}
        </button>
      </p>
    </section>
  );
}
