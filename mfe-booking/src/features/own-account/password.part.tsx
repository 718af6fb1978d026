import type { PasswordChangeRequest } from '@firn/shared-contracts/api';
import { PASSWORD_RULES, unmetPasswordRules } from '@firn/shared-contracts/domain';
import type { SessionUser, Violation } from '@firn/shared-contracts/shell';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { Part } from '../../shared/part.tsx';
import { PasswordEntry } from './entry.tsx';
import styles from './own-account.module.css';
import { sessionsQuery } from './own-account.queries.ts';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

function checkPassword(
  { password = '', passwordConfirmation }: Entries,
  email: string,
  t: Translate<typeof ownAccountTexts>,
): Violation[] {
  const [unmet] = unmetPasswordRules(password, email);
  const wrong: Violation[] = [];
  if (unmet) wrong.push({ propertyPath: 'password', message: t(`password.unmet.${unmet}`) });
  if (passwordConfirmation !== password)
    wrong.push({ propertyPath: 'passwordConfirmation', message: t('password.differs') });
  return wrong;
}

/** Which rules a password meets, while it is typed (docs/domain/accounts.md#passwords). */
function Rules({ password, email }: { readonly password: string; readonly email: string }) {
  const t = useTexts(ownAccountTexts);
  const unmet = unmetPasswordRules(password, email);
  return (
    <ul className={styles.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = password !== '' && !unmet.includes(rule);
        return (
          <li key={rule} data-met={isMet}>
            {t(`password.rules.${rule}`)}
            {isMet && <span className={styles.hidden}> {t('password.met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly send: (entries: Entries) => Promise<void>;
  readonly onCancel: () => void;
}

function PasswordForm({ email, send, onCancel }: PasswordFormProps) {
  const t = useTexts(ownAccountTexts);
  const [typed, setTyped] = useState('');
  return (
    <SecureForm
      label={t('password.open')}
      submitLabel={t('password.submit')}
      check={(entries) => checkPassword(entries, email, t)}
      send={send}
      onCancel={onCancel}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordEntry name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordEntry
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        hint={<Rules password={typed} email={email} />}
        onType={setTyped}
      />
      <PasswordEntry name="passwordConfirmation" label={t('password.again')} autoComplete="new-password" />
    </SecureForm>
  );
}

export function PasswordPart({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const client = useQueryClient();
  const t = useTexts(ownAccountTexts);
  const [step, setStep] = useState<'idle' | 'open' | 'done'>('idle');

  async function send({ currentPassword = '', password = '', passwordConfirmation = '' }: Entries) {
    const body: PasswordChangeRequest = { currentPassword, password, passwordConfirmation };
    await api.put('/api/me/password', body, { quiet: true });
    setStep('done');
    void client.invalidateQueries(sessionsQuery(api, user.id));
  }

  return (
    <Part title={t('password.title')} done={step === 'done' ? t('password.done') : ''}>
      {step === 'open' ? (
        <PasswordForm email={user.email} send={send} onCancel={() => setStep('idle')} />
      ) : (
        <>
          <p>{t('password.text')}</p>
          <button type="button" className={styles.button} onClick={() => setStep('open')}>
            {t('password.open')}
          </button>
        </>
      )}
    </Part>
  );
}
