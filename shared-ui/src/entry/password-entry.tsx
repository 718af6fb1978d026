import { type ReactNode, useState } from 'react';
import { useHydrated, useTexts } from '../remote/index.ts';
import { Entry } from './entry.tsx';
import { passwordTexts } from './password-texts.ts';

interface PasswordEntryProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly onType?: (password: string) => void;
}

/** A password that may be looked at. Pasting and password managers work as in any field. */
export function PasswordEntry(props: PasswordEntryProps) {
  const t = useTexts(passwordTexts);
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Entry {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        disabled={!isHydrated}
        aria-pressed={isShown}
        aria-label={t('showOf', { label: props.label })}
        onClick={() => setShown(!isShown)}
      >
        {t('show')}
      </button>
    </Entry>
  );
}
