import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import styles from '../account/account.module.css';
import { Outcome } from '../account/outcome.tsx';
import { accountTexts } from '../i18n/de-CH/account.ts';

interface MailSentProps {
  readonly children: ReactNode;
  /** It helps where nothing arrives. */
  readonly help?: ReactNode;
}

/** A link was sent, or would have been: nobody learns who has an account. */
export function MailSent({ children, help }: MailSentProps) {
  const t = useTexts(accountTexts);
  return (
    <section className={styles.page}>
      <Outcome title={t('mail.sentTitle')}>
        <p>{children}</p>
        <p>{t('mail.spam')}</p>
      </Outcome>
      {help}
      <p className={styles.links}>
        <a href="/login">{t('toLogin')}</a>
        <a href="/">{t('home')}</a>
      </p>
    </section>
  );
}
