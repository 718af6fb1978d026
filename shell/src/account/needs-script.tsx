import { phoneHref } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './account.module.css';

/** Part of the server's HTML; a browser that runs scripts never shows it. */
export function NeedsScript() {
  const t = useTexts(accountTexts);
  const { phone, email } = useFrame().chrome.company;
  return (
    <noscript>
      <p className={styles.problem}>
        {t('needsScript')} <a href={phoneHref(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
