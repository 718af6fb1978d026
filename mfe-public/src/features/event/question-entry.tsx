import { useEntryError } from '@firn/shared-ui/entry';
import entry from '@firn/shared-ui/entry.module.css';
import { useEffect, useId, useRef } from 'react';
import styles from './question.module.css';

interface QuestionEntryProps {
  readonly label: string;
  readonly maxLength: number;
}

/** The field for the question; it has the focus once its form is there, because somebody has just asked for it. */
export function QuestionEntry({ label, maxLength }: QuestionEntryProps) {
  const id = useId();
  const error = useEntryError('question');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={entry.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        name="question"
        rows={4}
        maxLength={maxLength}
        className={`${entry.input} ${styles.words}`}
        required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <p id={`${id}-error`} className={entry.error}>
          {error}
        </p>
      )}
    </div>
  );
}
