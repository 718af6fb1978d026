import type { RegistrationConfirmation, RegistrationConfirmed } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { PasswordEntry } from '@firn/shared-ui/entry';
import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { AccountForm } from '../account/account-form.tsx';
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

/** The answer began a session: the page learns of it, and whoever left a booking is led back to it. */
function useOnward({ signedIn, returnPath }: RegistrationConfirmed): void {
  const { session, shell } = useFrame();
  useEffect(() => {
    if (!signedIn) return;
    void session.reload().then(() => returnPath && shell.navigation.replace(returnPath));
  }, [signedIn, returnPath, session, shell]);
}

function Done(confirmed: RegistrationConfirmed) {
  const { email, returnPath, signedIn } = confirmed;
  const t = useTexts(confirmationTexts);
  const account = useTexts(accountTexts);
  const { user } = useObservable(useFrame().session);
  useOnward(confirmed);
  if (signedIn) {
    return (
      <section className={styles.page}>
        <Outcome title={t('doneTitle')}>
          <p>{t('signedIn', { email })}</p>
        </Outcome>
        <p className={styles.links}>
          <a href={returnPath ?? '/'}>{returnPath ? t('toBooking') : account('home')}</a>
        </p>
      </section>
    );
  }
  const target = returnPath && `/login?weiter=${encodeURIComponent(returnPath)}`;
  const wayIn = target ? (
    <a href={target}>{t('logInToBooking')}</a>
  ) : (
    <a href="/login">{account('toLogin')}</a>
  );
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

type Redeem = (password?: string) => Promise<RegistrationConfirmed>;

/** The registration came from another browser: whose it is, its password says (docs/domain/accounts.md#registration). */
function ConfirmByPassword({ redeem }: { readonly redeem: Redeem }) {
  const t = useTexts(confirmationTexts);
  const region = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<RegistrationConfirmed | 'late' | null>(null);
  useEffect(() => region.current?.querySelector('input')?.focus(), []);
  async function send({ password }: { readonly password: string }): Promise<void> {
    try {
      setEnd(await redeem(password));
    } catch (error) {
      if (!isApiError(error) || error.status !== 410) throw error;
      setEnd('late');
    }
  }
  if (end === 'late') return <AskAgain isLate />;
  if (end) return <Done {...end} />;
  return (
    <AccountPage title={t('title')} lead={t('passwordLead')}>
      <p>{t('notMine')}</p>
      <div ref={region}>
        <AccountForm
          read={(entries) => ({ password: entries.get('password') ?? '' })}
          check={({ password }) =>
            password === '' ? [{ propertyPath: 'password', message: t('passwordMissing') }] : []
          }
          send={send}
          submitLabel={t('submit')}
          busyLabel={t('busy')}
        >
          <PasswordEntry name="password" label={t('password')} autoComplete="current-password" />
        </AccountForm>
      </div>
      <p className={styles.links}>
        <a href="/register">{t('registerAgain')}</a>
      </p>
    </AccountPage>
  );
}

const asksForPassword = (error: unknown): boolean =>
  isApiError(error) &&
  Boolean(error.problem.violations?.some(({ propertyPath }) => propertyPath === 'password'));

function Confirm({ code }: { readonly code: string }) {
  const { api } = useShell();
  const t = useTexts(confirmationTexts);
  const redeem: Redeem = (password) => {
    const body: RegistrationConfirmation = {
      verificationCode: code,
      ...(password !== undefined && { password }),
    };
    return api.post<RegistrationConfirmed>('/api/registration/confirm', body, { quiet: true });
  };
  const [state, confirm] = useCode(async () => {
    try {
      return await redeem();
    } catch (error) {
      if (asksForPassword(error)) return 'password';
      throw error;
    }
  });
  if (state.step === 'late') return <AskAgain isLate />;
  if (state.step === 'done') {
    return state.answer === 'password' ? <ConfirmByPassword redeem={redeem} /> : <Done {...state.answer} />;
  }
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <p>{t('notMine')}</p>
      <CodeButton state={state} label={t('submit')} busyLabel={t('busy')} onPress={confirm} />
    </AccountPage>
  );
}

/** `/register/confirm/{code}` */
export function Page() {
  const code = useParam('verificationCode');
  return code ? <Confirm key={code} code={code} /> : <AskAgain isLate={false} />;
}
