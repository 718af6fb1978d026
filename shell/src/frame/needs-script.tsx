import type { Company } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { CompanyLinks } from '../chrome/company-links.tsx';
import styles from '../chrome/notice-page.module.css';
import { serverTexts } from '../i18n/de-CH/server.ts';

/** What the server puts into a region that only the browser can draw. The remote replaces it when it mounts. */
export function NeedsScript({ company }: { readonly company: Company }) {
  const text = useTexts(serverTexts);
  return (
    <noscript>
      <section className={styles.page}>
        <h1 className={styles.title}>{text('needsScript.title')}</h1>
        <p className={styles.lead}>
          {text('needsScript.text')} <CompanyLinks company={company} />
        </p>
      </section>
    </noscript>
  );
}
