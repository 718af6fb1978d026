import type { PasswordChangeRequest } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { NewPassword, PasswordEntry, useCheckPassword } from '@firn/shared-ui/entry';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { Part } from '../../shared/part.tsx';
import styles from './own-account.module.css';
import { sessionsQuery } from './own-account.queries.ts';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

interface PasswordFormProps {
  readonly email: string;
  readonly send: (entries: Entries) => Promise<void>;
  readonly onCancel: () => void;
}

function PasswordForm({ email, send, onCancel }: PasswordFormProps) {
  const t = useTexts(ownAccountTexts);
  const checkPassword = useCheckPassword();
  return (
    <SecureForm
      label={t('password.open')}
      submitLabel={t('password.submit')}
      check={({ password = '', passwordConfirmation = '' }) =>
        checkPassword({ password, passwordConfirmation }, email)
      }
      send={send}
      onCancel={onCancel}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordEntry name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <NewPassword label={t('password.new')} againLabel={t('password.again')} email={email} />
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
