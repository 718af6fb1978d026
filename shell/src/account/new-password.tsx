import { PASSWORD_RULES, unmetPasswordRules } from '@firn/shared-contracts/domain';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { accountTexts } from '../i18n/de-CH/account.ts';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { Strength } from './strength.tsx';

/** Which rules a password meets, while it is typed (docs/domain/accounts.md#passwords). */
function Rules({ password, email }: { readonly password: string; readonly email: string }) {
  const t = useTexts(accountTexts);
  const unmet = unmetPasswordRules(password, email);
  return (
    <ul className={styles.rules}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = password !== '' && !unmet.includes(rule);
        return (
          <li key={rule} data-met={isMet}>
            {t(`password.rules.${rule}`)}
            {isMet && <span className={styles.met}>{t('password.met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A new password, typed twice. */
export function NewPassword({ email }: { readonly email: string }) {
  const t = useTexts(accountTexts);
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        onType={setPassword}
      >
        <Rules password={password} email={email} />
        <Strength password={password} email={email} />
      </PasswordField>
      <PasswordField name="passwordConfirmation" label={t('password.again')} autoComplete="new-password" />
    </>
  );
}
