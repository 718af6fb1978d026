import { useTexts } from '@firn/shared-ui/remote';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import styles from './own-account.module.css';
import { useEntryError } from './secure-form.tsx';

interface EntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength'> {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: ReactNode;
  readonly onType?: (text: string) => void;
  /** Stands beside the field. */
  readonly children?: ReactNode;
}

/** A labelled field; what is typed stays in it. */
export function Entry({ name, label, type = 'text', hint, onType, children, ...input }: EntryProps) {
  const error = useEntryError(name);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.entry}>
        <input
          {...input}
          id={id}
          className={styles.input}
          name={name}
          type={type}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={described || undefined}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        {children}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </div>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}

type PasswordEntryProps = Pick<EntryProps, 'name' | 'label' | 'hint' | 'onType'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that may be looked at. Pasting and password managers work as in any field. */
export function PasswordEntry(props: PasswordEntryProps) {
  const t = useTexts(ownAccountTexts);
  const [isShown, setShown] = useState(false);
  return (
    <Entry {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-label={t('form.showOf', { label: props.label })}
        onClick={() => setShown(!isShown)}
      >
        {t('form.show')}
      </button>
    </Entry>
  );
}

/** Confirms what changes the account. */
export function CurrentPassword() {
  const t = useTexts(ownAccountTexts);
  return (
    <PasswordEntry name="currentPassword" label={t('form.currentPassword')} autoComplete="current-password" />
  );
}
