import type { NewPasswordRequest } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { NewPassword, useCheckPassword } from '@firn/shared-ui/entry';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { AccountForm } from '../account/account-form.tsx';
import type { Entries } from '../account/account-form.types.ts';
import { AccountPage } from '../account/account-page.tsx';
import { Outcome } from '../account/outcome.tsx';
import { useParam } from '../account/use-param.ts';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { forgottenPasswordTexts } from '../i18n/de-CH/forgotten-password.ts';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';

function AskForLink({ isLate }: { readonly isLate: boolean }) {
  const t = useTexts(forgottenPasswordTexts);
  const account = useTexts(accountTexts);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <MailSent>{t('sent', { email })}</MailSent>;
  return (
    <AccountPage title={t('title')} lead={isLate ? null : t('lead')}>
      {isLate && (
        <p className={styles.problem} role="alert">
          {t('gone')}
        </p>
      )}
      <MailForm
        path="/api/password-reset"
        action="password_reset"
        submitLabel={account(isLate ? 'mail.again' : 'mail.submit')}
        onSent={setEmail}
      />
      <p className={styles.links}>
        <a href="/login">{account('toLogin')}</a>
      </p>
    </AccountPage>
  );
}

const read = (entries: Entries): NewPasswordRequest => ({
  password: entries.get('password') ?? '',
  passwordConfirmation: entries.get('passwordConfirmation') ?? '',
});

type Progress = 'choosing' | 'saved' | 'late';

function ChoosePassword({ token }: { readonly token: string }) {
  const { api } = useShell();
  const t = useTexts(forgottenPasswordTexts);
  const account = useTexts(accountTexts);
  const checkPassword = useCheckPassword();
  const [progress, setProgress] = useState<Progress>('choosing');

  async function send(body: NewPasswordRequest): Promise<void> {
    try {
      await api.put(`/api/password-reset/${encodeURIComponent(token)}`, body, { quiet: true });
      setProgress('saved');
    } catch (error) {
      if (!isApiError(error) || ![404, 410].includes(error.status)) throw error;
      setProgress('late');
    }
  }

  if (progress === 'late') return <AskForLink isLate />;
  if (progress === 'saved') {
    return (
      <section className={styles.page}>
        <Outcome title={t('savedTitle')}>{t('saved')}</Outcome>
        <p className={styles.links}>
          <a href="/login">{account('toLogin')}</a>
        </p>
      </section>
    );
  }
  return (
    <AccountPage title={t('choose')} lead={t('chooseLead')}>
      <AccountForm
        read={read}
        check={(body) => checkPassword(body, '')}
        send={send}
        submitLabel={t('save')}
        busyLabel={t('saving')}
      >
        <NewPassword label={account('newPassword')} againLabel={account('passwordAgain')} email="" />
      </AccountForm>
    </AccountPage>
  );
}

/** `/passwort-vergessen` asks for a link; with its token the page takes the new password. */
export function Page() {
  const token = useParam('token');
  return token ? <ChoosePassword key={token} token={token} /> : <AskForLink isLate={false} />;
}
