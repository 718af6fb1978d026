import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useId, useRef } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import styles from './filter-form.module.css';

/** The text that is looked for. Its results follow the typing, so the address never changes what somebody still types. */
export function TextField({ value }: { readonly value: string }) {
  const t = useTexts(agendaTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('fields.freequery')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        name="freequery"
        maxLength={100}
        defaultValue={value}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('fields.freequeryHint')}
      </p>
    </div>
  );
}
