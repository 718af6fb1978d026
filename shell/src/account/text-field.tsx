import { useId } from 'react';
import styles from './shell-page.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly type: 'email' | 'password';
  readonly label: string;
  readonly autoComplete: string;
  readonly error: string | null;
}

export function TextField({ name, type, label, autoComplete, error }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <p id={errorId} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
