import { GRADES } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import styles from './feedback.module.css';

interface GradeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly optional?: boolean;
  readonly onChange: (grade: number) => void;
}

/** One question with the numbers 1 to 5: radio buttons, so that arrow keys and screen readers know them. */
export function GradeField({ name, label, value, error, optional = false, onChange }: GradeFieldProps) {
  const t = useTexts(feedbackTexts);
  const errorId = useId();
  return (
    <fieldset className={styles.grade} {...(error && { 'aria-describedby': errorId })}>
      <legend>
        {label} {optional && <span className={styles.hint}>{t('optional')}</span>}
      </legend>
      <div className={styles.scale}>
        {GRADES.map((grade) => (
          <label key={grade} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={grade}
              checked={value === grade}
              {...(error && { 'aria-invalid': true })}
              onChange={() => onChange(grade)}
            />
            <span>{grade}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
