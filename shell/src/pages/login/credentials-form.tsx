import { LOGIN_PROBLEMS, type LoginRequest } from '@firn/shared-contracts/api';
import { isApiError, type Violation } from '@firn/shared-contracts/shell';
import { Entry, PasswordEntry } from '@firn/shared-ui/entry';
import { useTexts } from '@firn/shared-ui/remote';
import styles from '../../account/account.module.css';
import { AccountForm } from '../../account/account-form.tsx';
import type { Entries, FormProblem } from '../../account/account-form.types.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { loginTexts } from '../../i18n/de-CH/login.ts';
import { useFrame } from '../../model/frame-model.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface CredentialsFormProps {
  readonly email: string | undefined;
  readonly onSecondFactor: (credentials: LoginRequest) => void;
  readonly onUnconfirmed: (email: string) => void;
}

const read = (entries: Entries): LoginRequest => ({
  email: (entries.get('email') ?? '').trim(),
  password: entries.get('password') ?? '',
});

export function CredentialsForm({ email, onSecondFactor, onUnconfirmed }: CredentialsFormProps) {
  const { session } = useFrame();
  const t = useTexts(loginTexts);

  function check(body: LoginRequest): Violation[] {
    const missing = { email: t('missingEmail'), password: t('missingPassword') };
    const names = ['email', 'password'] as const;
    return names
      .filter((name) => body[name] === '')
      .map((name) => ({ propertyPath: name, message: missing[name] }));
  }

  async function send(body: LoginRequest): Promise<void> {
    try {
      await session.logIn(body);
    } catch (error) {
      const type = isApiError(error) ? error.problem.type : '';
      if (type === LOGIN_PROBLEMS.secondFactor) onSecondFactor(body);
      else if (type === LOGIN_PROBLEMS.unconfirmed) onUnconfirmed(body.email);
      else throw error;
    }
  }

  function explain(error: unknown): FormProblem | null {
    const isWrong = isApiError(error) && [401, 422].includes(error.status);
    return isWrong ? { errors: {}, trouble: { text: t('wrong') } } : null;
  }

  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <AccountForm
        read={read}
        check={check}
        send={send}
        explain={explain}
        submitLabel={t('submit')}
        busyLabel={t('submitting')}
      >
        <Entry name="email" type="email" label={t('email')} autoComplete="username" defaultValue={email} />
        <PasswordEntry name="password" label={t('password')} autoComplete="current-password" />
      </AccountForm>
      <PasskeyButton />
      <p className={styles.links}>
        <a href="/passwort-vergessen">{t('forgotten')}</a>
        <a href="/register">{t('register')}</a>
      </p>
    </AccountPage>
  );
}
