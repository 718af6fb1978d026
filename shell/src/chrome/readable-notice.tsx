import { phoneHref } from '@firn/shared-ui/format';
import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './readable-notice.module.css';
import { returnsFocus } from './returns-focus.ts';
import { useRetryOnline } from './use-retry-online.ts';

function Notice() {
  const { region, chrome } = useFrame();
  const t = useTexts(shellTexts);
  const { phone } = chrome.company;
  useRetryOnline();
  return (
    <p ref={returnsFocus} className={styles.notice} role="status">
      {t('region.readable')} <a href={phoneHref(phone)}>{phone}</a>{' '}
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
