import { useTexts } from '@firn/shared-ui/remote';
import { formats } from '@firn/shared-ui/validator-runtime';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { useParam } from '../account/use-param.ts';
import { registrationTexts } from '../i18n/de-CH/registration.ts';
import { MailSent } from './mail-sent.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** `/register`, and `/register/new/{id}`, which leads back to the event. */
export function Page() {
  const t = useTexts(registrationTexts);
  const id = useParam('id');
  const [email, setEmail] = useState<string | null>(null);
  const event = formats.uuid(id) ? id : undefined;
  if (email !== null) return <MailSent>{t('sent', { email })}</MailSent>;
  return (
    <AccountPage title={t('title')} lead={t(event ? 'leadEvent' : 'lead')}>
      <RegistrationForm origin={event ? { event } : {}} onSent={setEmail} />
      <p className={styles.links}>
        <a href={event ? `/login?weiter=${encodeURIComponent(`/event/${event}`)}` : '/login'}>
          {t('haveAccount')}
        </a>
      </p>
    </AccountPage>
  );
}
