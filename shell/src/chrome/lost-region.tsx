import { phoneHref } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { useFrame } from '../frame/frame-model.tsx';
import styles from './notice-page.module.css';

/** The calm end of the failure ladder: no version of the page's remote works (design section 6). */
export function LostRegion() {
  const { region } = useFrame();
  const t = useTexts('shell');
  const phone = t('company.phone');
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{t('region.lostTitle')}</h1>
      <p className={styles.lead}>
        {t('region.lostText')} <a href={phoneHref(phone)}>{phone}</a>
      </p>
      <p>
        <button type="button" className={styles.action} onClick={region.retry}>
          {t('region.again')}
        </button>
      </p>
    </section>
  );
}
