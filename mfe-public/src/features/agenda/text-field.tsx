import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import styles from './filter-form.module.css';

/** What is typed, until the address says something else. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}

interface TextFieldProps {
  readonly name: 'freequery' | 'titlequery' | 'start';
  readonly type: 'search' | 'date';
  readonly value: string;
  readonly hint?: string;
  readonly min?: string;
}

export function TextField({ name, type, value, hint, min }: TextFieldProps) {
  const t = useTexts(agendaTexts);
  const [draft, setDraft] = useDraft(value);
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t(`fields.${name}`)}</span>
      <input
        className={styles.input}
        type={type}
        name={name}
        value={draft}
        placeholder={hint}
        min={min}
        onChange={(event) => setDraft(event.target.value)}
      />
    </label>
  );
}
