import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
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
  // `weiter`, which the log-in checks.
  const { search } = useObservable(useShell().navigation).location;
  const [email, setEmail] = useState<string | null>(null);
  const returnTo = formats.uuid(id) ? id : undefined;
  if (email !== null) return <MailSent>{t('sent', { email })}</MailSent>;
  return (
    <AccountPage title={t('title')} lead={t(returnTo ? 'leadEvent' : 'lead')}>
      <RegistrationForm origin={returnTo ? { returnTo } : {}} onSent={setEmail} />
      <p className={styles.links}>
        <a href={`/login${search}`}>{t('haveAccount')}</a>
      </p>
    </AccountPage>
  );
}
