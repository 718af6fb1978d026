import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import styles from './filter-form.module.css';
import { useDraft } from './use-draft.ts';

interface TextFieldProps {
  readonly name: 'freequery' | 'titlequery';
  readonly value: string;
  readonly hint?: string;
}

export function TextField({ name, value, hint }: TextFieldProps) {
  const t = useTexts(agendaTexts);
  const id = useId();
  const [draft, setDraft] = useDraft(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t(`fields.${name}`)}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        name={name}
        value={draft}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => setDraft(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
