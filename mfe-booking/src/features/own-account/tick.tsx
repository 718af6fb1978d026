import { useId } from 'react';
import styles from './own-account.module.css';
import { useEntryError } from './secure-form.tsx';

interface TickProps {
  readonly name: string;
  readonly label: string;
}

/** Something to agree to; what is not ticked is not among the entries of the form. */
export function Tick({ name, label }: TickProps) {
  const error = useEntryError(name);
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        {label}
      </label>
      {error !== null && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
    </div>
  );
}
