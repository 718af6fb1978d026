import { phoneHref } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import styles from '../chrome/notice-page.module.css';

/** Namespace of the texts that only the server says. */
export const SERVER_TEXTS = 'shell-server';

/** What the server puts into a region that only the browser can draw. The remote takes its place when it mounts. */
export function NeedsScript() {
  const t = useTexts('shell');
  const text = useTexts(SERVER_TEXTS);
  const [phone, email] = [t('company.phone'), t('company.email')];
  return (
    <noscript>
      <section className={styles.page}>
        <h1 className={styles.title}>{text('needsScript.title')}</h1>
        <p className={styles.lead}>
          {text('needsScript.text')} <a href={phoneHref(phone)}>{phone}</a>,{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
    </noscript>
  );
}
