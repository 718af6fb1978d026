import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { errorTitle } from '../services/page-head.ts';
import type { PageError } from '../services/page-view.ts';
import { CompanyPhone } from './company-phone.tsx';
import { declaredEntries } from './menu-entries.ts';
import styles from './notice-page.module.css';

/** The pages that remotes put into the header, such as the search: the thing that was looked for may be there. */
function WaysOn() {
  const { registry, session } = useFrame();
  const t = useTexts(shellTexts);
  const entries = declaredEntries(useObservable(registry), 'header', useObservable(session));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('errors.waysOn')}>
      <p>{t('errors.waysOn')}</p>
      <ul>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page shown when an address does not exist or cannot be displayed (docs/domain/screens.md#errors). */
export function ErrorPage({ error: { status, message } }: { readonly error: PageError }) {
  const { i18n } = useShell();
  const t = useTexts(shellTexts);
  const lead = message ?? (status === 503 ? t('errors.unavailable') : null);
  return (
    <section className={styles.page}>
      <p className={styles.mark}>{status}</p>
      <h1 className={styles.title}>{errorTitle(status, i18n)}</h1>
      {status === 404 ? (
        <>
          <p className={styles.lead}>{message ?? t('errors.notFoundHint')}</p>
          <WaysOn />
        </>
      ) : (
        lead && <p className={styles.lead}>{lead}</p>
      )}
      <p>
        {t('errors.apology')} <CompanyPhone />
      </p>
      <p>
        <a className={styles.action} href="/">
          {t('errors.home')}
        </a>
      </p>
    </section>
  );
}
