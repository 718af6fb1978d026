import { type ReactNode, useId } from 'react';
import styles from './account.module.css';
import { useFieldError } from './field-errors.tsx';

interface ChoiceProps {
  readonly name: string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, never ticked beforehand. */
export function Choice({ name, required, children }: ChoiceProps) {
  const error = useFieldError(name);
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          id={id}
          name={name}
          type="checkbox"
          required={required}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
