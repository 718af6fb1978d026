import type { RegistrationConfirmed } from '@firn/shared-contracts/api';
import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page.tsx';
import { Outcome } from '../account/outcome.tsx';
import { useParam } from '../account/use-param.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { confirmationTexts } from '../i18n/de-CH/confirmation.ts';
import { useFrame } from '../model/frame-model.tsx';
import { CodeButton } from './code-button.tsx';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { useCode } from './use-code.ts';

/** Sends the link once more, without a code or when it came too late. */
function AskAgain({ isLate }: { readonly isLate: boolean }) {
  const t = useTexts(confirmationTexts);
  const account = useTexts(accountTexts);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <MailSent>{t('sent', { email })}</MailSent>;
  return (
    <AccountPage title={t('title')} lead={isLate ? null : t('resendLead')}>
      {isLate && (
        <p className={styles.problem} role="alert">
          {t('gone')}
        </p>
      )}
      <MailForm
        path="/api/registration/mail"
        action="registration_mail"
        submitLabel={account('mail.again')}
        onSent={setEmail}
      />
      <p className={styles.links}>
        <a href="/login">{account('toLogin')}</a>
      </p>
    </AccountPage>
  );
}

function Done({ email, returnPath }: RegistrationConfirmed) {
  const t = useTexts(confirmationTexts);
  const account = useTexts(accountTexts);
  const { user } = useObservable(useFrame().session);
  const target = returnPath && `/login?weiter=${encodeURIComponent(returnPath)}`;
  const wayIn = target ? <a href={target}>{t('toEvent')}</a> : <a href="/login">{account('toLogin')}</a>;
  return (
    <section className={styles.page}>
      <Outcome title={t('doneTitle')}>
        <p>{t('done', { email })}</p>
        {user && <p>{t('other', { name: user.fullName || user.email })}</p>}
      </Outcome>
      <p className={styles.links}>{user ? <a href="/logout">{t('leave')}</a> : wayIn}</p>
    </section>
  );
}

function Confirm({ code }: { readonly code: string }) {
  const { api } = useShell();
  const t = useTexts(confirmationTexts);
  const [state, confirm] = useCode(() =>
    api.post<RegistrationConfirmed>('/api/registration/confirm', { verificationCode: code }, { quiet: true }),
  );
  if (state.step === 'late') return <AskAgain isLate />;
  if (state.step === 'done') return <Done {...state.answer} />;
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <CodeButton state={state} label={t('submit')} busyLabel={t('busy')} onPress={confirm} />
    </AccountPage>
  );
}

/** `/register/confirm/{code}` */
export function Page() {
  const code = useParam('verificationCode');
  return code ? <Confirm key={code} code={code} /> : <AskAgain isLate={false} />;
}
