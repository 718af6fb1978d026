import type { EmailChangeRequest } from '@firn/shared-contracts/api';
import type { SessionUser, Violation } from '@firn/shared-contracts/shell';
import { Entry } from '@firn/shared-ui/entry';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { Part } from '../../shared/part.tsx';
import { CurrentPassword } from './current-password.tsx';
import styles from './own-account.module.css';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

/** docs/domain/accounts.md#change-of-the-address */
export function EmailPart({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(ownAccountTexts);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState('');

  const check = ({ email = '' }: Entries): Violation[] =>
    /^\S+@\S+\.\S+$/.test(email.trim()) ? [] : [{ propertyPath: 'email', message: t('email.malformed') }];

  async function send({ email = '', currentPassword = '' }: Entries): Promise<void> {
    const body: EmailChangeRequest = { email: email.trim(), currentPassword };
    await api.post('/api/me/email', body, { quiet: true });
    setAsked(body.email);
    setOpen(false);
  }

  return (
    <Part title={t('email.title')} done={asked && t('email.done', { email: asked })}>
      <p className={styles.text}>{t('email.text', { email: user.email })}</p>
      {isOpen ? (
        <SecureForm
          label={t('email.open')}
          submitLabel={t('email.submit')}
          check={check}
          send={send}
          onCancel={() => setOpen(false)}
        >
          <Entry name="email" type="email" label={t('email.new')} autoComplete="email" />
          <CurrentPassword />
        </SecureForm>
      ) : (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setAsked('');
            setOpen(true);
          }}
        >
          {t('email.open')}
        </button>
      )}
    </Part>
  );
}
