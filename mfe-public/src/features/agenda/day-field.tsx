import { zurichDate } from '@firn/shared-contracts/domain';
import { formatNumericDate, readLocalDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type FocusEvent, useId, useState } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import styles from './filter-form.module.css';
import { useDraft } from './use-draft.ts';

interface DayFieldProps {
  readonly name: 'start' | 'end';
  readonly value: string;
  /** The first day it may be, if that is later than today. */
  readonly from?: string;
}

/** A day typed as `14.2.26`. It takes effect with Enter, and when the field is left. */
export function DayField({ name, value, from = '' }: DayFieldProps) {
  const t = useTexts(agendaTexts);
  const shell = useShell();
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const shown = value && formatNumericDate(value);
  const [draft, setDraft] = useDraft(shown);
  const [isWrong, setWrong] = useState(false);
  const today = zurichDate(shell.now());
  const first = from > today ? from : today;
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const date = readLocalDate(draft);
    const isFine = draft.trim() === '' || (date !== null && date >= first);
    setWrong(!isFine);
    if (isFine && draft !== shown) currentTarget.form?.requestSubmit();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t(`fields.${name}`)}
      </label>
      <input
        id={id}
        className={styles.input}
        name={name}
        autoComplete="off"
        value={draft}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${errorId} ${hintId}` : hintId}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
      />
      <p id={hintId} className={styles.hint}>
        {t('fields.dayHint')}
      </p>
      {isWrong && (
        <p id={errorId} className={styles.wrong} role="alert">
          {t('fields.dayWrong', { field: t(`fields.${name}`), example: formatNumericDate(first) })}
        </p>
      )}
    </div>
  );
}
