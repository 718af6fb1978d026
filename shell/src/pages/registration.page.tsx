import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { formats } from '@firn/shared-ui/validator-runtime';
import { useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { useParam } from '../account/use-param.ts';
import { registrationTexts } from '../i18n/de-CH/registration.ts';
import { Registered } from './registered.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** `/register`, and `/register/new/{id}`, which leads back to the event. */
export function Page() {
  const t = useTexts(registrationTexts);
  const id = useParam('id');
  // `weiter`, which the log-in checks.
  const { search } = useObservable(useShell().navigation).location;
  const [email, setEmail] = useState<string | null>(null);
  const returnTo = formats.uuid(id) ? id : undefined;
  const form = useRef<HTMLDivElement>(null);
  const correct = () => {
    setEmail(null);
    // The form is shown with the next frame, as it was filled in.
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus());
  };
  return (
    <>
      {email !== null && <Registered email={email} onCorrect={correct} />}
      <div ref={form} hidden={email !== null}>
        <AccountPage title={t('title')} lead={t(returnTo ? 'leadEvent' : 'lead')}>
          <RegistrationForm origin={returnTo ? { returnTo } : {}} onSent={setEmail} />
          <p className={styles.links}>
            <a href={`/login${search}`}>{t('haveAccount')}</a>
          </p>
        </AccountPage>
      </div>
    </>
  );
}
