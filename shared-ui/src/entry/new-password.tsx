import { PASSWORD_RULES, unmetPasswordRules } from '@firn/shared-contracts/domain';
import { useState } from 'react';
import { useTexts } from '../remote/index.ts';
import styles from './entry.module.css';
import { PasswordEntry } from './password-entry.tsx';
import { passwordTexts } from './password-texts.ts';
import { Strength } from './strength.tsx';

/** Which rules a password meets, while it is typed (docs/domain/accounts.md#passwords). */
function Rules({ password, email }: { readonly password: string; readonly email: string }) {
  const t = useTexts(passwordTexts);
  const unmet = unmetPasswordRules(password, email);
  return (
    <ul>
      {PASSWORD_RULES.map((rule) => {
        const isMet = password !== '' && !unmet.includes(rule);
        return (
          <li key={rule} data-met={isMet}>
            {t(`rules.${rule}`)}
            {isMet && <span className={styles.met}> {t('met')}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface NewPasswordProps {
  readonly label: string;
  readonly againLabel: string;
  /** What the password may not contain. */
  readonly email: string;
}

/** A new password, typed twice: `password` and `passwordConfirmation`. */
export function NewPassword({ label, againLabel, email }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const hint = (
    <>
      <Rules password={password} email={email} />
      <Strength password={password} email={email} />
    </>
  );
  return (
    <>
      <PasswordEntry
        name="password"
        label={label}
        autoComplete="new-password"
        hint={hint}
        onType={setPassword}
      />
      <PasswordEntry name="passwordConfirmation" label={againLabel} autoComplete="new-password" />
    </>
  );
}
