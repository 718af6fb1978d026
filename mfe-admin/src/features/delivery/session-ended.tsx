import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import styles from './notice.module.css';

/** The session has ended. Logging in happens in another tab, so that nothing typed here is lost. */
export function SessionEnded() {
  const t = useTexts(deliveryTexts);
  const { pathname } = useLocation();
  return (
    <div className={styles.notice} role="alert">
      <p>
        {t('session.ended')}{' '}
        <a href={`${LOGIN_PATH}?weiter=${encodeURIComponent(pathname)}`} target="_blank" rel="noopener">
          {t('session.login')}
        </a>
      </p>
    </div>
  );
}
