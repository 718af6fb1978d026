import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../../account/account.module.css';
import { Outcome } from '../../account/outcome.tsx';
import { accountTexts } from '../../i18n/de-CH/account.ts';
import { loginTexts } from '../../i18n/de-CH/login.ts';
import { MailForm } from '../mail-form.tsx';
import { MailSent } from '../mail-sent.tsx';

/** An unconfirmed account may log in only to have the mail sent again (docs/domain/accounts.md#registration). */
export function Unconfirmed({ email }: { readonly email: string }) {
  const t = useTexts(loginTexts);
  const account = useTexts(accountTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <MailSent>{t('unconfirmed.sent', { email: sentTo })}</MailSent>;
  return (
    <section className={styles.page}>
      <Outcome title={t('unconfirmed.title')}>{t('unconfirmed.lead')}</Outcome>
      <MailForm
        path="/api/registration/mail"
        action="registration_mail"
        submitLabel={account('mail.again')}
        email={email}
        onSent={setSentTo}
      />
    </section>
  );
}
