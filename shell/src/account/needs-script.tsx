import { useTexts } from '@firn/shared-ui/remote';
import { CompanyLinks } from '../chrome/company-links.tsx';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './account.module.css';

/** Part of the server's HTML; a browser that runs scripts never shows it. */
export function NeedsScript() {
  const t = useTexts(accountTexts);
  return (
    <noscript>
      <p className={styles.problem}>
        {t('needsScript')} <CompanyLinks company={useFrame().chrome.company} />
      </p>
    </noscript>
  );
}
