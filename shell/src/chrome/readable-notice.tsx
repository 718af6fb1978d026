import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { CompanyPhone } from './company-phone.tsx';
import styles from './readable-notice.module.css';
import { returnsFocus } from './returns-focus.ts';
import { useRetryOnline } from './use-retry-online.ts';

function Notice() {
  const { region } = useFrame();
  const t = useTexts(shellTexts);
  useRetryOnline();
  return (
    <p ref={returnsFocus} className={styles.notice} role="status">
      {t('region.readable')} <CompanyPhone />{' '}
      <button type="button" className={styles.again} onClick={region.retry}>
        {t('region.again')}
      </button>
    </p>
  );
}

/** Shown above a page that stays readable as the server drew it, although its remote could not be mounted. */
export function ReadableNotice() {
  const { region } = useFrame();
  return useObservable(region.status) === 'readable' ? <Notice /> : null;
}
