import { type InputHTMLAttributes, useId } from 'react';
import styles from './account.module.css';
import { useFieldError } from './field-errors.tsx';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'readOnly'> {
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly onType?: (text: string) => void;
}

export function TextField({ name, label, hint, type = 'text', onType, ...input }: TextFieldProps) {
  const error = useFieldError(name);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        name={name}
        type={type}
        required
        onInput={onType && ((event) => onType(event.currentTarget.value))}
        aria-invalid={error !== null}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
