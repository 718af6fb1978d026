import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useId, useState } from 'react';
import { accountTexts } from '../i18n/de-CH/account.ts';
import { useHydrated } from '../model/use-hydrated.ts';
import styles from './account.module.css';
import { useFieldError } from './field-errors.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onType?: (password: string) => void;
  /** Stands below the field and describes it. */
  readonly children?: ReactNode;
}

/** A password that may be looked at. Pasting and password managers work as in any field. */
export function PasswordField({ name, label, autoComplete, onType, children }: PasswordFieldProps) {
  const t = useTexts(accountTexts);
  const error = useFieldError(name);
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const id = useId();
  const described = [children && `${id}-more`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          id={id}
          className={styles.input}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={described || undefined}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        <button
          type="button"
          className={styles.show}
          disabled={!isHydrated}
          aria-pressed={isShown}
          aria-label={t('password.showOf', { label })}
          onClick={() => setShown(!isShown)}
        >
          {t('password.show')}
        </button>
      </div>
      {children && <div id={`${id}-more`}>{children}</div>}
      {error !== null && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
