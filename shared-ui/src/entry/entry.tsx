import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './entry.module.css';
import { useEntryError } from './entry-errors.tsx';

type OfInput = 'autoCapitalize' | 'inputMode' | 'maxLength' | 'defaultValue' | 'readOnly';

interface EntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, OfInput> {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  /** Stands below the field and describes it. */
  readonly hint?: ReactNode;
  readonly onType?: (text: string) => void;
  /** Stands within the field. */
  readonly children?: ReactNode;
}

/** A labelled field of a plain form, which must be filled in; its form says what is wrong with it (`EntryErrors`). */
export function Entry({
  name,
  label,
  type = 'text',
  autoCapitalize = 'none',
  hint,
  onType,
  children,
  ...input
}: EntryProps) {
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
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={described || undefined}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        {children}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
