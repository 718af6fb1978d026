import { type ReactNode, useId } from 'react';
import styles from './entry.module.css';
import { useEntryError } from './entry-errors.tsx';

interface TickEntryProps {
  readonly name: string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, never ticked beforehand; what is not ticked is not among the entries of the form. */
export function TickEntry({ name, required, children }: TickEntryProps) {
  const error = useEntryError(name);
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
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
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
