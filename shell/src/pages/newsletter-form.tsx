import { NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { newsletterTexts } from '../i18n/de-CH/newsletter.ts';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';

/** Signs up without an account; `late` says why somebody comes here who has a link. */
export function NewsletterForm({ late }: { readonly late?: string }) {
  const t = useTexts(newsletterTexts);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <MailSent>{t('sent', { email })}</MailSent>;
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {late && (
        <p className={styles.problem} role="alert">
          {late}
        </p>
      )}
      <MailForm
        path="/api/newsletter_subscriptions"
        action="newsletter"
        submitLabel={t('submit')}
        onSent={setEmail}
      />
      <p className={styles.hint}>{NEWSLETTER_CONSENT.text}</p>
    </AccountPage>
  );
}
